import { donut } from '../../blocks/charts.ts';
import { skills } from '../../blocks/diagram.ts';
import { account, topbar } from '../../blocks/shells.ts';
import { bar, btn, card, chip, col, cols, field, h1, p, row, spread } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

export const mathmaps: Shots = [
  shot(
    'indigo',
    {},
    browser(
      'center',
      'mathmaps.org/fractions',
      topbar(
        'Mathmaps',
        'map',
        ['Map', 'Lesson', 'Friends'],
        spread(h1('Fractions to functions'), row(chip('Level 7', 'b'), chip('1,240 points', 'a'))) +
          `<div class="fill" style="background:var(--sub)">${skills(
            [
              [80, 250, 'Parts', 'done'],
              [230, 140, 'Halves', 'done'],
              [230, 360, 'Number line', 'done'],
              [390, 250, 'Adding', 'done'],
              [550, 130, 'Ratios', 'now'],
              [550, 370, 'Decimals', 'done'],
              [700, 250, 'Slopes', 'later'],
              [830, 120, 'Lines', 'later'],
              [830, 380, 'Functions', 'later'],
            ],
            [
              [0, 1],
              [0, 2],
              [1, 3],
              [2, 3],
              [3, 4],
              [3, 5],
              [4, 6],
              [5, 6],
              [6, 7],
              [6, 8],
            ],
          )}</div>`,
        account('Ida Holm'),
      ),
    ),
  ),
  shot(
    'indigo',
    { canvas: 'deep' },
    browser(
      'low',
      'mathmaps.org/ratios/3',
      topbar(
        'Mathmaps',
        'map',
        ['Lesson', 'Map', 'Friends'],
        bar(50) +
          cols(
            '1fr 1fr',
            card('Mix the paint', donut([60, 40], '3 : 2', 'blue to red', 250)),
            col(
              h1('You need 20 litres of the same purple. How much blue?'),
              p('Turn the ring until it fits, or type the answer.'),
              field('Blue', '12 litres', chip('Correct', 'g')),
              field('Red', '8 litres', chip('Correct', 'g')),
              btn('Next step', 'wide'),
            ),
          ),
      ),
      1.2,
    ),
  ),
];
