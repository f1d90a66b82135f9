import { thing } from '../../art/things.ts';
import { products } from '../../blocks/media.ts';
import { account, mobile, topbar } from '../../blocks/shells.ts';
import { list, timeline } from '../../blocks/tables.ts';
import {
  bar,
  btn,
  card,
  chip,
  col,
  cols,
  h1,
  h2,
  p,
  pills,
  small,
  spread,
} from '../../blocks/ui.ts';
import { browser, phone, shot, type Shots } from '../../frames.ts';

export const crateful: Shots = [
  shot(
    'fern',
    {},
    browser(
      'center',
      'crateful.co/build',
      topbar(
        'Crateful',
        'box',
        ['Build a box', 'Past boxes', 'Gifts'],
        cols(
          '1fr 270px',
          col(
            spread(h1('What goes in May’s box?'), pills(['Pantry', 'Coffee', 'Home'])),
            products(3, [
              [thing('coffee', '#e6dccf', '#3f5a46'), 'Hill blend', 'Whole bean, 250 g', '$12'],
              [thing('jar', '#f3dfd8', '#b83a3a'), 'Plum jam', 'Small batch', '$7'],
              [thing('plant', '#e4ecd8', '#c8734a'), 'Window thyme', 'In a clay pot', '$9'],
              [thing('lamp', '#e8e4ee', '#e8a13f'), 'Beeswax candle', 'Burns 30 h', '$14'],
              [thing('bag', '#e0e8e8', '#4a7d6a'), 'Market bag', 'Recycled cotton', '$11'],
              [thing('bowl', '#f1e8d8', '#4a6a8a'), 'Soup bowl', 'Stoneware', '$18'],
            ]),
          ),
          card(
            'Your box',
            `<div class="picture" style="height:120px">${thing('box', '#eaf0dd', '#c99a64', '#fff6df')}</div><br>` +
              spread('<b>4 of 6 picked</b>', small('$42')) +
              bar(66) +
              list([
                { icon: 'check', title: 'Hill blend' },
                { icon: 'check', title: 'Plum jam' },
              ]) +
              btn('Review box', 'wide'),
          ),
        ),
        account('Tara Vance'),
      ),
    ),
  ),
  shot(
    'fern',
    { canvas: 'deep' },
    phone(
      'first',
      mobile(
        'May’s box',
        `<div class="picture" style="height:190px">${thing('box', '#eaf0dd', '#c99a64', '#fff6df')}</div>` +
          spread(h2('On its way'), chip('Arrives Friday', 'g')) +
          timeline([
            ['Mon', 'Box closed', 'Six things picked', true],
            ['Wed', 'Packed', 'By Rosie in Leeds', true],
            ['Thu', 'With the courier', 'Van 12', false],
          ]) +
          btn('Skip June', 'plain'),
        [
          ['box', 'Box'],
          ['heart', 'Wishes'],
          ['user', 'You'],
        ],
      ),
    ),
    phone(
      'low',
      mobile(
        'Subscription',
        card(
          '',
          spread('<b>Monthly, six things</b>', '<b>$42</b>') + p('Next box closes on 2 June'),
        ) +
          list([
            { icon: 'calendar', title: 'Skip a month', text: 'Up to three in a row' },
            { icon: 'pin', tone: 'b', title: 'Delivery address', text: '4 Mill Row, Leeds' },
            { icon: 'card', tone: 'c', title: 'Card ending 4410', text: 'Valid until 08/27' },
            { icon: 'heart', title: 'Send it as a gift', text: 'Just once or each month' },
          ]),
        [
          ['box', 'Box'],
          ['heart', 'Wishes'],
          ['user', 'You'],
        ],
        2,
      ),
    ),
  ),
];
