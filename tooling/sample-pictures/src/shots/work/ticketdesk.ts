import { legend, lines } from '../../blocks/charts.ts';
import { flush, head, pane, rail, sidebar, topbar } from '../../blocks/shells.ts';
import { board, list } from '../../blocks/tables.ts';
import { chat } from '../../blocks/text.ts';
import { card, chip, cols, faces, h2, pills, spread, stats, tabs } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

export const ticketdesk: Shots = [
  shot(
    'cobalt',
    {},
    browser(
      'center',
      'desk.ticketdesk.com',
      rail(
        ['chat', 'users', 'book', 'chart', 'gear'],
        flush(
          cols(
            '300px 1fr',
            pane(
              spread(h2('Shared inbox'), chip('24 open', 'a')) +
                tabs(['Mine', 'Team', 'Waiting'], 1) +
                list([
                  {
                    face: 'Edith Hall',
                    title: 'Edith Hall',
                    text: 'The parcel came without its lid',
                    end: '2m',
                    isOn: true,
                  },
                  {
                    face: 'Marco Lisi',
                    title: 'Marco Lisi',
                    text: 'Change the invoice address',
                    end: '14m',
                  },
                  {
                    face: 'Yasmin Oz',
                    title: 'Yasmin Oz',
                    text: 'Discount for schools?',
                    end: '31m',
                  },
                  {
                    face: 'Gus Lamb',
                    title: 'Gus Lamb',
                    text: 'Thank you, it works now',
                    end: '1h',
                  },
                  {
                    face: 'Petra Sand',
                    title: 'Petra Sand',
                    text: 'Delivery on Saturday',
                    end: '2h',
                  },
                ]),
              'edge',
            ),
            pane(
              head('Missing lid', 'Order 88-1204 · Casserole, 4 l', chip('Open', 'y')) +
                chat(
                  [
                    [
                      'Edith Hall',
                      'The casserole is lovely but the lid is missing. Could you send it before Sunday?',
                      '9:12',
                    ],
                    [
                      '',
                      'I am sorry, Edith. A lid leaves today and is with you on Friday.',
                      'Anna, 9:20',
                    ],
                    ['Edith Hall', 'That is quick. Thank you!', '9:22'],
                  ],
                  'Write to Edith …',
                ),
            ),
          ),
        ),
      ),
    ),
  ),
  shot(
    'cobalt',
    { canvas: 'deep' },
    browser(
      'low',
      'desk.ticketdesk.com/board',
      topbar(
        'Ticketdesk',
        'chat',
        ['Board', 'Inbox', 'Reports'],
        head('Returns team', '11 tickets', faces('Anna J', 'Lars P', 'Wen L')) +
          board([
            [
              'New',
              [
                ['Lid missing', 'a:Order 88-1204'],
                ['Wrong colour', 'a:Order 88-1190'],
                ['Zip stuck', 'n:Warranty'],
              ],
            ],
            [
              'Waiting',
              [
                ['Refund to old card', 'y:Bank'],
                ['Customs form', 'y:Courier'],
              ],
            ],
            [
              'Solved',
              [
                ['Late parcel', 'g:4.8 stars'],
                ['Address change', 'g:5 stars'],
              ],
            ],
          ]),
      ),
      1.2,
    ),
  ),
  shot(
    'cobalt',
    { canvas: 'paper' },
    browser(
      'full',
      'desk.ticketdesk.com/reports',
      sidebar(
        'Ticketdesk',
        'chat',
        [
          ['chat', 'Inbox', '24'],
          ['list', 'Board'],
          ['book', 'Answers'],
          ['chart', 'Reports'],
        ],
        head('How fast we answer', 'Last 30 days', pills(['30 days', '90 days'])) +
          stats([
            ['First answer', '18 min', '+22%'],
            ['Solved at once', '64%', '+5%'],
            ['Happy', '4.7 / 5'],
          ]) +
          card(
            'Tickets by day',
            lines(
              [
                [40, 52, 48, 66, 60, 74, 58],
                [36, 44, 46, 58, 60, 70, 62],
              ],
              ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
              620,
              190,
            ),
            legend(['New', 'Solved']),
          ),
        3,
      ),
      1.22,
    ),
  ),
];
