import { cover } from '../../art/views.ts';
import { products } from '../../blocks/media.ts';
import { mobile, topbar } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { chat } from '../../blocks/text.ts';
import { btn, chip, h1, h2, p, pills, spread } from '../../blocks/ui.ts';
import { browser, phone, shot, type Shots } from '../../frames.ts';

const library = products(
  5,
  [
    [
      cover('wave', '#28507a', '#f0e6d2', '#e0764f', 'Salt Road', 'Ines Calder'),
      'Salt Road',
      'Like new · 1.2 km',
      'Swap',
    ],
    [
      cover('sun', '#f1d9a8', '#b5472b', '#2e4a52', 'Low Sun', 'T. Marchetti'),
      'Low Sun',
      'Good · 0.4 km',
      'Swap',
    ],
    [
      cover('leaf', '#dfe8d4', '#3f7d4a', '#f4f0e2', 'Undergrowth', 'Mara Voss'),
      'Undergrowth',
      'Worn · 2 km',
      'Gift',
    ],
    [
      cover('arch', '#8c2f45', '#f2d5c0', '#5a1c2e', 'The Third Door', 'P. Lindgren'),
      'The Third Door',
      'Good · 3 km',
      'Swap',
    ],
    [
      cover('moon', '#1f2a44', '#f0d488', '#e8e2f4', 'Night Ferry', 'Jun Abara'),
      'Night Ferry',
      'Like new · 0.8 km',
      'Swap',
    ],
    [
      cover('stairs', '#e8e2da', '#4a4f5c', '#d0753c', 'Upstairs', 'Cora Dell'),
      'Upstairs',
      'Good · 1 km',
      'Swap',
    ],
    [
      cover('eye', '#0f5f5c', '#f2ead6', '#e2a63a', 'Seen', 'A. Petrides'),
      'Seen',
      'Fair · 2 km',
      'Gift',
    ],
    [
      cover('bird', '#cfdff0', '#2b4bdc', '#e0563b', 'Swift Summer', 'Neil Orr'),
      'Swift Summer',
      'Like new · 4 km',
      'Swap',
    ],
    [
      cover('arch', '#f3e1d8', '#c96f3b', '#7a3b82', 'Courtyard', 'S. Haim'),
      'Courtyard',
      'Good · 1.6 km',
      'Swap',
    ],
    [
      cover('wave', '#e4e0f2', '#6d4fc4', '#ef9a7a', 'Undertow', 'Lio Brandt'),
      'Undertow',
      'Good · 2.2 km',
      'Gift',
    ],
  ],
  '5/7',
);

export const bookswap: Shots = [
  shot(
    'sand',
    {},
    browser(
      'full',
      'bookswap.club',
      topbar(
        'Bookswap',
        'book',
        ['Near you', 'My shelf', 'Swaps'],
        spread(h1('Books within a walk'), pills(['All', 'Novels', 'Nature', 'Short'])) + library,
        chip('3 credits', 'b'),
      ),
      1.24,
    ),
  ),
  shot(
    'sand',
    { canvas: 'deep' },
    phone(
      'first',
      mobile(
        'Salt Road',
        `<div class="picture" style="height:280px;width:200px;margin:0 auto">${cover('wave', '#28507a', '#f0e6d2', '#e0764f', 'Salt Road', 'Ines Calder')}</div>` +
          h2('Ines Calder, 312 pages') +
          p('A postwoman crosses the marshes for the last time. Pencil notes on page 40.') +
          list([
            {
              face: 'Marta Ek',
              title: 'Marta Ek',
              text: 'Reads slowly, answers fast',
              end: 'g:1.2 km',
            },
          ]) +
          btn('Ask for a swap', 'wide'),
      ),
    ),
    phone(
      'low',
      mobile(
        'Marta',
        chat(
          [
            ['Marta Ek', 'Salt Road is yours. Do you still have Low Sun?'],
            ['', 'Yes! Thursday at the tram stop?'],
            ['Marta Ek', 'Half past five, I have a red bike.'],
            ['', 'See you there.'],
          ],
          'Write …',
        ),
      ),
    ),
  ),
];
