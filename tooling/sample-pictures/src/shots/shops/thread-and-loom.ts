import { weave } from '../../art/weave.ts';
import { products } from '../../blocks/media.ts';
import { mobile, topbar } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { lineItems } from '../../blocks/text.ts';
import { bar, btn, chip, col, cols, field, h1, h2, p, pills, spread } from '../../blocks/ui.ts';
import { browser, phone, shot, type Shots } from '../../frames.ts';

const cloths = products(4, [
  [
    weave('throw', '#eadfd3', '#b5522b', '#f0d9b8', '#2e6068', 'stripes'),
    'Ridge throw',
    'Lambswool',
    '$148',
  ],
  [
    weave('cushion', '#dfe3e0', '#2e6068', '#e2a654', '#d9e2dc', 'diamonds'),
    'Fen cushion',
    'Linen, wool',
    '$62',
  ],
  [
    weave('rug', '#efe6da', '#d9c3a0', '#8a4b2c', '#2e3f48', 'zigzag'),
    'Tideline rug',
    'Cotton',
    '$320',
  ],
  [
    weave('scarf', '#e6dee2', '#8c2f45', '#f0c9a8', '#e9dccb', 'checks'),
    'Briar scarf',
    'Merino',
    '$84',
  ],
  [
    weave('towel', '#e3e8ea', '#f3efe6', '#3f6f8a', '#c8a24e', 'stripes'),
    'Quay towel',
    'Organic cotton',
    '$29',
  ],
  [
    weave('roll', '#ece4d6', '#6f7d4e', '#d9cfa2', '#3f4a2e', 'zigzag'),
    'Moss cloth',
    'By the metre',
    '$41',
  ],
  [
    weave('throw', '#e2e2ea', '#3b4c6b', '#d9dfe9', '#e07a4f', 'checks'),
    'Slate throw',
    'Lambswool',
    '$148',
  ],
  [
    weave('cushion', '#f0e4dc', '#e2a654', '#b5522b', '#fbf3e4', 'zigzag'),
    'Ember cushion',
    'Linen, wool',
    '$62',
  ],
]);

export const threadAndLoom: Shots = [
  shot(
    'clay',
    {},
    browser(
      'full',
      'threadandloom.com',
      topbar(
        'Thread & Loom',
        'grid',
        ['New', 'Throws', 'Cushions', 'Rugs'],
        spread(h1('Woven by hand, in small runs'), pills(['All looms', 'Wool', 'Linen'])) + cloths,
        chip('Bag · 2', 'a'),
      ),
      1.24,
    ),
  ),
  shot(
    'clay',
    { canvas: 'deep' },
    browser(
      'center',
      'threadandloom.com/ridge-throw',
      topbar(
        'Thread & Loom',
        'grid',
        ['New', 'Throws', 'Cushions', 'Rugs'],
        cols(
          '1.2fr 1fr',
          `<div class="picture" style="height:420px">${weave('throw', '#eadfd3', '#b5522b', '#f0d9b8', '#2e6068', 'stripes')}</div>`,
          col(
            chip('Made in 12 days', 'b'),
            h1('Ridge throw'),
            h2('$148'),
            p(
              'Lambswool from two flocks in the Borders, woven on a floor loom by Agnes Muir. 140 × 190 cm.',
            ),
            field('Yarn', 'Rust and pine', chip('In stock', 'g')),
            btn('Add to bag', 'wide'),
            list([{ icon: 'user', title: 'Agnes Muir', text: 'Weaver for 31 years' }]),
          ),
        ),
        chip('Bag · 2', 'a'),
      ),
    ),
  ),
  shot(
    'clay',
    { canvas: 'paper' },
    phone(
      'first',
      mobile(
        'Your bag',
        list([
          {
            art: weave('throw', '#eadfd3', '#b5522b', '#f0d9b8', '#2e6068'),
            title: 'Ridge throw',
            text: 'Rust and pine',
            end: '$148',
          },
          {
            art: weave('towel', '#e3e8ea', '#f3efe6', '#3f6f8a', '#c8a24e'),
            title: 'Quay towel',
            text: 'Two pieces',
            end: '$58',
          },
        ]) +
          lineItems(
            [],
            [
              ['Parcel', '$9.00'],
              ['Total', '$215.00'],
            ],
          ) +
          btn('Check out', 'wide'),
        [
          ['home', 'Shop'],
          ['heart', 'Saved'],
          ['cart', 'Bag'],
        ],
        2,
      ),
    ),
    phone(
      'second',
      mobile(
        'The studio',
        `<div class="picture" style="height:230px">${weave('roll', '#ece4d6', '#6f7d4e', '#d9cfa2', '#3f4a2e', 'zigzag')}</div>` +
          h2('On the loom today') +
          p('Moss cloth, metre 14 of 30. Follow the piece you ordered from warp to parcel.') +
          bar(46) +
          list([
            { icon: 'check', title: 'Warped', text: '3 May' },
            { icon: 'clock', tone: 'b', title: 'Weaving', text: 'until 16 May' },
          ]),
        [
          ['home', 'Shop'],
          ['heart', 'Saved'],
          ['cart', 'Bag'],
        ],
      ),
    ),
  ),
];
