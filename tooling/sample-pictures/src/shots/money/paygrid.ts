import { bars, legend } from '../../blocks/charts.ts';
import { code, route } from '../../blocks/code.ts';
import { brand, head, sidebar } from '../../blocks/shells.ts';
import { list, table } from '../../blocks/tables.ts';
import { btn, card, col, cols, h1, p, pills, stats } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

const payNav = [
  ['bolt', 'Payouts'],
  ['file', 'Reports'],
  ['code', 'API keys'],
  ['bell', 'Webhooks'],
] as const;

export const paygrid: Shots = [
  shot(
    'indigo',
    { canvas: 'night', app: 'dark' },
    browser(
      'right',
      'docs.paygrid.dev/payouts',
      `<div class="shell"><nav class="side">${brand('Paygrid', 'bolt')}<ul><li class="on"><span>Payouts</span></li><li><span>Batches</span></li><li><span>Reconciliation</span></li><li><span>Webhooks</span></li><li><span>Errors</span></li><li><span>Sandbox</span></li></ul></nav><main>${cols(
        '1fr 1.18fr',
        col(
          h1('Create a payout'),
          p('Sends money to a bank account. The same idempotency key never pays twice.'),
          route('POST', '/v2/payouts'),
          list([
            { icon: 'card', title: 'amount', text: 'integer, in minor units' },
            { icon: 'flag', tone: 'b', title: 'currency', text: 'three letters, ISO 4217' },
            { icon: 'user', tone: 'c', title: 'recipient', text: 'id of a verified account' },
          ]),
        ),
        col(
          code('payout.ts', [
            'const payout = await paygrid',
            '  .payouts.create({',
            '    amount: 128450,',
            "    currency: 'EUR',",
            "    recipient: 'acc_7Kq2',",
            "    reference: 'MAY-0412',",
            '  });',
          ]),
          code('201 Created', [
            '{',
            '  "id": "po_91xT",',
            '  "state": "queued",',
            '  "arrives": "2025-05-16"',
            '}',
          ]),
        ),
      )}</main></div>`,
      1.2,
    ),
  ),
  shot(
    'indigo',
    {},
    browser(
      'center',
      'app.paygrid.dev',
      sidebar(
        'Paygrid',
        'bolt',
        payNav,
        head('Reconciliation', 'Batch of 14 May · 1,204 payouts', btn('Download CSV', 'plain')) +
          stats([
            ['Matched', '1,198', '+99.5%'],
            ['To check', '6'],
            ['Paid out', '€412,880'],
          ]) +
          card(
            '',
            table(
              ['Payout', 'Bank line', 'State', 'Difference'],
              [
                ['po_91xT', 'SEPA 8841', 'g:Matched', '€0.00'],
                ['po_91xU', 'SEPA 8842', 'g:Matched', '€0.00'],
                ['po_91xV', 'SEPA 8843', 'y:Amount', '€1.20'],
                ['po_91xW', '—', 'r:Missing', '€84.00'],
              ],
            ),
          ),
        1,
        'filled',
      ),
    ),
  ),
  shot(
    'indigo',
    { canvas: 'paper' },
    browser(
      'full',
      'app.paygrid.dev/volume',
      sidebar(
        'Paygrid',
        'bolt',
        payNav,
        head('Volume', 'Last eight weeks', pills(['Weeks', 'Months'])) +
          card(
            'Payouts by week',
            bars(
              [
                [40, 10],
                [46, 9],
                [52, 12],
                [49, 14],
                [58, 12],
                [63, 10],
                [66, 14],
                [72, 15],
              ],
              ['W13', 'W14', 'W15', 'W16', 'W17', 'W18', 'W19', 'W20'],
              620,
              220,
            ),
            legend(['Accounts', 'Cards']),
          ) +
          stats([
            ['Failed', '0.31%', '+0.1%'],
            ['Median arrival', '4 h 10'],
            ['Recipients', '8,312', '+212'],
          ]),
      ),
      1.22,
    ),
  ),
];
