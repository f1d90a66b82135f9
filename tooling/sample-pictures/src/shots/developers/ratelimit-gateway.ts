import { bars, legend } from '../../blocks/charts.ts';
import { code, route } from '../../blocks/code.ts';
import { head, sidebar, topbar } from '../../blocks/shells.ts';
import { bar, btn, card, chip, col, cols, h1, small, spread, stats } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';
import { times } from '../../random.ts';

export const ratelimitGateway: Shots = [
  shot(
    'stone',
    { canvas: 'night', app: 'dark' },
    browser(
      'center',
      'gateway.local/quotas',
      sidebar(
        'Ratelimit',
        'bolt',
        [
          ['chart', 'Quotas'],
          ['users', 'Clients', '18'],
          ['code', 'Routes'],
          ['bell', 'Alerts', '2'],
        ],
        head('Quotas', 'Window of one minute', chip('All nodes healthy', 'g')) +
          stats([
            ['Requests', '48.2 k', '+6%'],
            ['Limited', '0.8%'],
            ['p95', '31 ms', '+4%'],
          ]) +
          cols(
            '1.3fr 1fr',
            card(
              'Per minute',
              bars(
                times(14, (index) => [30 + ((index * 29) % 40), index % 5 === 2 ? 12 : 3]),
                [],
                420,
                170,
              ),
              legend(['Passed', 'Limited']),
            ),
            card(
              'Clients',
              col(
                ...[
                  ['mobile-app', 82, 'a'],
                  ['partner-oak', 96, 'b'],
                  ['web-shop', 54, 'a'],
                  ['importer', 31, 'c'],
                ].map(
                  ([name, share, tone]) =>
                    `${spread(`<b>${name}</b>`, small(`${share}%`))}${bar(Number(share), String(tone))}`,
                ),
              ),
            ),
          ),
      ),
      1.2,
    ),
  ),
  shot(
    'stone',
    {},
    browser(
      'low',
      'gateway.local/routes',
      topbar(
        'Ratelimit',
        'bolt',
        ['Routes', 'Quotas', 'Clients'],
        cols(
          '1fr 1.1fr',
          col(
            h1('Routes'),
            route('GET', '/orders/*'),
            route('POST', '/orders'),
            route('PUT', '/stock/:id'),
            route('DELETE', '/sessions'),
            btn('Add a route', 'plain'),
          ),
          code('limits.yaml', [
            '# per client and minute',
            'orders:',
            '  read: 600',
            '  write: 60',
            'stock:',
            '  write: 120',
            "burst: '10 s'",
            'answer:',
            '  status: 429',
            '  retryAfter: true',
          ]),
        ),
      ),
      1.25,
    ),
  ),
];
