import { bars, donut, legend, lines } from '../../blocks/charts.ts';
import { head, sidebar } from '../../blocks/shells.ts';
import { table } from '../../blocks/tables.ts';
import { btn, card, cols, p, spread, stats } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

const ledgerNav = [
  ['home', 'Overview'],
  ['card', 'Bank feed', '7'],
  ['file', 'Invoices'],
  ['chart', 'Reports'],
  ['book', 'Tax folder'],
  ['gear', 'Settings'],
] as const;

const feed = table(
  ['Description', 'Category', 'Date', 'Amount'],
  [
    ['Northlight Studio', 'g:Income', '14 May', '+$2,400.00'],
    ['Typeface licence', 'b:Software', '13 May', '-$48.00'],
    ['Rail ticket, Bath', 'c:Travel', '12 May', '-$36.50'],
    ['Desk at Union Works', 'a:Office', '10 May', '-$220.00'],
    ['Harrow & Sons', 'g:Income', '9 May', '+$1,150.00'],
  ],
);

const ledger = (body: string, active: number) =>
  sidebar('Ledgerline', 'chart', ledgerNav, body, active);

export const ledgerline: Shots = [
  shot(
    'slate',
    {},
    browser(
      'center',
      'app.ledgerline.io',
      ledger(
        head('Good morning, Ruth', 'Seven payments wait for a category', btn('New invoice')) +
          stats([
            ['Income, May', '$8,420', '+12%'],
            ['Expenses', '$1,936', '-4%'],
            ['Set aside for tax', '$2,105'],
          ]) +
          cols(
            '1.5fr 1fr',
            card(
              'Cash flow',
              lines(
                [
                  [30, 42, 38, 55, 50, 72, 84],
                  [22, 26, 30, 24, 34, 30, 36],
                ],
                ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'],
                420,
                190,
              ),
              legend(['In', 'Out']),
            ),
            card(
              'Expenses',
              donut([46, 31, 23], '$1.9k', 'this month', 150) +
                legend(['Office', 'Software', 'Travel']),
            ),
          ),
        0,
      ),
    ),
  ),
  shot(
    'slate',
    { canvas: 'deep' },
    browser(
      'right',
      'app.ledgerline.io/feed',
      ledger(
        head('Bank feed', 'Current account ···· 4410', btn('Match 7')) +
          card('May', feed) +
          card(
            'Suggested rule',
            p(
              'Payments to <b>Union Works</b> are usually <b>Office</b>. File them by themselves from now on?',
            ) +
              '<br>' +
              spread(btn('Create rule'), btn('Not now', 'plain')),
          ),
        1,
      ),
      1.3,
    ),
  ),
  shot(
    'slate',
    { canvas: 'soft' },
    browser(
      'full',
      'app.ledgerline.io/reports',
      ledger(
        head('Profit and loss', '1 January – 31 May', btn('Export PDF', 'plain')) +
          card(
            'Monthly result',
            bars(
              [
                [40, 14],
                [34, 18],
                [52, 12],
                [48, 22],
                [62, 16],
              ],
              ['Jan', 'Feb', 'Mar', 'Apr', 'May'],
              560,
              190,
            ),
            legend(['Profit', 'Costs']),
          ) +
          card(
            '',
            table(
              ['Account', 'Jan–May', 'Last year'],
              [
                ['Design work', '$31,200.00', '$24,850.00'],
                ['Workshops', '$4,800.00', '$5,400.00'],
                ['Office and tools', '$6,112.40', '$5,930.10'],
              ],
            ),
          ),
        3,
      ),
      1.22,
    ),
  ),
];
