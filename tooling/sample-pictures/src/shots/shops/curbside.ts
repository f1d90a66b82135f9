import { thing } from '../../art/things.ts';
import { products } from '../../blocks/media.ts';
import { head, mobile, searchbox } from '../../blocks/shells.ts';
import { board } from '../../blocks/tables.ts';
import { btn, chip, pills } from '../../blocks/ui.ts';
import { float, phone, shot, type Shots } from '../../frames.ts';

export const curbside: Shots = [
  shot(
    'rose',
    { canvas: 'deep' },
    phone(
      'first',
      mobile(
        'Lantern Noodle Bar',
        searchbox('Search the menu') +
          pills(['Popular', 'Bowls', 'Sides', 'Tea']) +
          products(2, [
            [thing('noodles'), 'Red miso ramen', 'Egg, corn', '$13.5'],
            [thing('bowl', '#e7e0ee', '#3f5a78'), 'Harvest bowl', 'Vegan', '$11.0'],
            [thing('burger'), 'Bao burger', 'Pickles', '$9.5'],
            [thing('pizza'), 'Scallion flat', 'To share', '$8.0'],
          ]) +
          btn('2 things · Pick up 12:40', 'wide'),
      ),
    ),
    float(
      'left:650px;top:120px;width:560px',
      `<div class="pad">${head('Kitchen', 'Six orders, oldest 7 min', chip('Live', 'g'))}<br>${board(
        [
          [
            'Cooking',
            [
              ['#41 Priya, 12:40', 'y:2 ramen, 1 bao'],
              ['#42 Dan, 12:45', 'y:1 harvest bowl'],
              ['#43 Olu, 12:45', 'y:3 scallion flats'],
            ],
          ],
          [
            'Ready',
            [
              ['#39 May, bay 2', 'g:1 ramen'],
              ['#40 Luc, bay 4', 'g:2 bao, 1 tea'],
            ],
          ],
        ],
      )}</div>`,
      1.15,
    ),
  ),
];
