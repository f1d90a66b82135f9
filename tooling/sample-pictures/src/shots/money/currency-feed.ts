import { lines, spark } from '../../blocks/charts.ts';
import { code, route } from '../../blocks/code.ts';
import { brand, head, pane, sidebar } from '../../blocks/shells.ts';
import { table } from '../../blocks/tables.ts';
import { card, chip, cols, h1, p, pills, small, spread } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

const fxNav = [
  ['chart', 'Rates'],
  ['clock', 'History'],
  ['code', 'Keys'],
  ['bell', 'Alerts'],
] as const;

export const currencyFeed: Shots = [
  shot(
    'lemon',
    { canvas: 'night', app: 'dark' },
    browser(
      'right',
      'currencyfeed.io/eur-usd',
      sidebar(
        'Currency Feed',
        'chart',
        fxNav,
        head(
          'EUR to USD',
          'Updated every minute, from 14 sources',
          pills(['1 D', '1 M', '1 Y', '5 Y'], 1),
        ) +
          spread(`<div class="big">1.0862</div>`, chip('+0.34% today', 'g')) +
          card(
            '',
            lines(
              [[40, 46, 38, 52, 60, 48, 55, 70, 64, 78]],
              ['14 Apr', '21 Apr', '28 Apr', '5 May', '14 May'],
              620,
              200,
            ),
          ) +
          cols(
            '1fr 1fr 1fr',
            ...[
              { name: 'GBP', rate: '0.8541', values: [50, 44, 48, 40, 36] },
              { name: 'JPY', rate: '164.20', values: [30, 40, 52, 60, 72] },
              { name: 'CHF', rate: '0.9712', values: [44, 46, 42, 48, 45] },
            ].map(({ name, rate, values }, index) =>
              card(
                '',
                spread(`<div><b>${name}</b><br>${small(rate)}</div>`, spark(values, index, 90)),
              ),
            ),
          ),
      ),
      1.2,
    ),
  ),
  shot(
    'lemon',
    {},
    browser(
      'center',
      'currencyfeed.io/docs',
      cols(
        '1fr 1.1fr',
        pane(
          brand('Currency Feed', 'chart') +
            h1('Rates on a day') +
            p('Middle rates of every trading day since 1999.') +
            route('GET', '/v1/2025-05-14?base=EUR') +
            table(
              ['Field', 'Meaning'],
              [
                ['base', 'The currency you start from'],
                ['date', 'Trading day, in UTC'],
                ['rates', 'One figure for each currency'],
                ['sources', 'How many agreed'],
              ],
            ),
        ),
        pane(
          code('curl', [
            "curl 'https://currencyfeed.io/v1/2025-05-14",
            "  ?base=EUR&amp;to=USD,GBP,JPY'",
          ]) +
            code('200 OK, 12 ms', [
              '{',
              '  "base": "EUR",',
              '  "date": "2025-05-14",',
              '  "rates": {',
              '    "USD": 1.0862,',
              '    "GBP": 0.8541,',
              '    "JPY": 164.2',
              '  },',
              '  "sources": 14',
              '}',
            ]),
          'tint',
        ),
      ),
      1.2,
    ),
  ),
];
