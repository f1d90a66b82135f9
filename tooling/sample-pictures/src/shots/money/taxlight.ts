import { donut } from '../../blocks/charts.ts';
import { topbar } from '../../blocks/shells.ts';
import { table } from '../../blocks/tables.ts';
import { bar, card, chip, col, cols, h1, p, spread } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

export const taxlight: Shots = [
  shot(
    'sky',
    {},
    browser(
      'low',
      'taxlight.app/estimate',
      topbar(
        'Taxlight',
        'sun',
        ['Estimate', 'Quarters', 'Folder'],
        cols(
          '1fr 1fr',
          col(
            h1('Second quarter'),
            p('Change a figure and the estimate follows.'),
            ...[
              ['Invoiced so far', '$18,400', 74],
              ['Expected until June', '$6,200', 34],
              ['Costs', '$4,150', 26],
            ].map(([name, value, share]) =>
              card('', spread(`<b>${name}</b>`, `<b>${value}</b>`) + '<br>' + bar(Number(share))),
            ),
          ),
          col(
            `<div class="solid"><small>Set aside by 15 June</small><div class="big">$4,612</div><p>22.5% of what you keep</p></div>`,
            card(
              'What it is made of',
              cols(
                '150px 1fr',
                donut([58, 30, 12], '$4.6k', 'estimate', 150),
                table(
                  ['Part', ''],
                  [
                    ['Income tax', '$2,675'],
                    ['Self-employment', '$1,384'],
                    ['State', '$553'],
                  ],
                ),
              ),
            ),
          ),
        ),
        chip('Saved', 'g'),
      ),
      1.12,
    ),
  ),
];
