import { bars, donut, legend, lines } from '../../blocks/charts.ts';
import { ring } from '../../blocks/media.ts';
import { mobile } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { btn, card, p, pills } from '../../blocks/ui.ts';
import { phone, shot, type Shots } from '../../frames.ts';

export const coinjar: Shots = [
  shot(
    'blush',
    {},
    phone(
      'first',
      mobile(
        'Our jars',
        '<div class="solid"><small>Saved together</small><div class="big">$4,286</div><p>$310 more than last month</p></div>' +
          list([
            { icon: 'sun', title: 'Summer at the lake', text: '$1,840 of $2,400', end: '77%' },
            { icon: 'box', tone: 'b', title: 'Cargo bike', text: '$1,520 of $3,200', end: '48%' },
            { icon: 'book', tone: 'c', title: 'Piano lessons', text: '$640 of $800', end: '80%' },
            { icon: 'heart', title: 'Rainy days', text: '$286, no end', end: 'g:Open' },
          ]) +
          card(
            'Last six months',
            bars([[20], [34], [30], [52], [61], [78]], ['D', 'J', 'F', 'M', 'A', 'M'], 300, 90),
          ),
        [
          ['home', 'Jars'],
          ['chart', 'Progress'],
          ['users', 'Family'],
        ],
      ),
    ),
    phone(
      'second',
      mobile(
        'Summer at the lake',
        `<div class="center">${ring(0.77, '77%', '$1,840 of $2,400', 230, 'b')}</div>` +
          p('At $70 a week you reach it on 28 June, a week before you leave.') +
          list([
            { face: 'Nora B', title: 'Nora', text: 'Pocket money, Saturday', end: '+$5.00' },
            { face: 'Papa B', title: 'Dad', text: 'Standing order', end: '+$50.00' },
            { face: 'Mila Be', title: 'Mila', text: 'Sold old skates', end: '+$15.00' },
          ]) +
          btn('Put something in', 'wide'),
      ),
    ),
  ),
  shot(
    'blush',
    { canvas: 'deep' },
    phone(
      'middle',
      mobile(
        'Progress',
        pills(['Month', 'Year', 'All'], 1) +
          card(
            'Saved over the year',
            lines([[8, 18, 25, 30, 44, 58, 66, 84]], ['Oct', 'Dec', 'Feb', 'Apr'], 300, 170),
          ) +
          card(
            'Who saves',
            donut([55, 30, 15], '$310', 'this month', 150) + legend(['Dad', 'Mum', 'Children']),
          ),
        [
          ['home', 'Jars'],
          ['chart', 'Progress'],
          ['users', 'Family'],
        ],
        1,
      ),
    ),
  ),
];
