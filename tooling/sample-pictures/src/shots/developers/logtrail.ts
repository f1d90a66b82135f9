import { bars } from '../../blocks/charts.ts';
import { code, logs } from '../../blocks/code.ts';
import { head, pane, searchbox, sidebar } from '../../blocks/shells.ts';
import { timeline } from '../../blocks/tables.ts';
import { card, chip, cols, p, pills, row, spread } from '../../blocks/ui.ts';
import { desktop, shot, type Shots } from '../../frames.ts';
import { times } from '../../random.ts';

const logLines = logs([
  ['14:02:11.204', 'info', 'gateway', 'GET /orders/8841 200 in 38 ms'],
  ['14:02:11.310', 'info', 'orders', 'order 8841 loaded, 4 lines'],
  ['14:02:11.877', 'warn', 'stock', 'reply took 612 ms, limit is 500 ms'],
  ['14:02:12.040', 'info', 'mailer', 'receipt queued for order 8841'],
  ['14:02:12.415', 'error', 'payments', 'card declined: insufficient_funds'],
  ['14:02:12.418', 'info', 'orders', 'order 8843 kept as draft'],
  ['14:02:12.902', 'info', 'gateway', 'POST /cart 201 in 22 ms'],
  ['14:02:13.111', 'info', 'search', 'index refreshed, 18 204 items'],
  ['14:02:13.560', 'warn', 'gateway', 'client 10.4.1.9 near its quota'],
  ['14:02:13.944', 'info', 'gateway', 'GET /health 200 in 2 ms'],
  ['14:02:14.208', 'info', 'orders', 'order 8844 paid'],
]);

export const logtrail: Shots = [
  shot(
    'slate',
    { canvas: 'night', app: 'dark' },
    desktop(
      'right',
      'Logtrail — production',
      pane(
        spread(
          searchbox('service:* level&gt;=info last 15 min'),
          row(pills(['All', 'Warnings', 'Errors']), chip('Live tail', 'g')),
        ) +
          card(
            '',
            bars(
              times(30, (index) => [18 + ((index * 37) % 46), index % 7 === 3 ? 22 : 3]),
              [],
              900,
              70,
            ),
          ) +
          logLines,
      ),
      1.2,
    ),
  ),
  shot(
    'slate',
    { canvas: 'deep' },
    desktop(
      'center',
      'Logtrail — order 8843',
      sidebar(
        'Logtrail',
        'list',
        [
          ['list', 'Tail'],
          ['search', 'Saved', '6'],
          ['bell', 'Alerts', '1'],
          ['gear', 'Sources'],
        ],
        head('card declined', 'payments, 14:02:12.415', chip('Error', 'r')) +
          cols(
            '1fr 1fr',
            card(
              'Trace',
              timeline([
                ['0 ms', 'gateway', 'POST /checkout', true],
                ['14 ms', 'orders', 'Draft 8843', true],
                ['96 ms', 'payments', 'Declined by bank', false],
                ['99 ms', 'orders', 'Kept as draft', true],
              ]),
            ),
            code('fields', [
              '{',
              '  "level": "error",',
              '  "code": "insufficient_funds",',
              '  "order": 8843,',
              '  "retry": true,',
              '  "duration": 82',
              '}',
            ]),
          ) +
          card('Seen before', p('41 times in seven days, 38 of them solved by a second card.')),
        0,
      ),
    ),
  ),
];
