import { garden } from '../../blocks/play.ts';
import { topbar } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { bar, card, col, cols, faces, p, small } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

const gardenBeds = garden([
  [24, 28, 180, 120, '1 Carrots', 'b'],
  [230, 28, 180, 120, '2 Lettuce', 'a'],
  [436, 28, 180, 120, '3 Tomatoes', 'c'],
  [24, 172, 280, 96, '4 Potatoes', 'a'],
  [330, 172, 286, 96, '5 Beans', 'a'],
  [24, 292, 180, 104, '6 Chard', 'c'],
  [230, 292, 386, 104, '7 Pumpkins, shared', 'b'],
]);

export const plotline: Shots = [
  shot(
    'olive',
    {},
    browser(
      'center',
      'plotline.garden/beds',
      topbar(
        'Plotline',
        'leaf',
        ['Beds', 'Calendar', 'Members'],
        cols(
          '1fr 240px',
          `<div class="fill">${gardenBeds}</div>`,
          col(
            card(
              'Bed 7, pumpkins',
              p('Sown 2 May by Anna and Yusuf. Water every other evening.') +
                '<br>' +
                bar(55, 'b') +
                small('Ripe in about 9 weeks'),
            ),
            card(
              'This evening',
              list([
                { icon: 'drop', title: 'Water 3 and 7', text: 'Yusuf' },
                { icon: 'leaf', tone: 'b', title: 'Thin carrots', text: 'Anyone' },
              ]),
            ),
          ),
        ),
        faces('Anna J', 'Yusuf B', 'Mae L'),
      ),
      1.2,
    ),
  ),
];
