import { code, terminal } from '../../blocks/code.ts';
import { brand, head, pane } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { btn, card, chip, cols, row, spread, tabs } from '../../blocks/ui.ts';
import { browser, desktop, shot, type Shots } from '../../frames.ts';

const hookBody = [
  '{',
  '  "event": "order.paid",',
  '  "id": "evt_5fK21",',
  '  "order": 8844,',
  '  "total": 12900,',
  '  "currency": "USD"',
  '}',
];

export const hookrelay: Shots = [
  shot(
    'coral',
    {},
    browser(
      'center',
      'hookrelay.dev/bins/shop',
      cols(
        '300px 1fr',
        pane(
          brand('Hookrelay', 'bolt') +
            list([
              { icon: 'bolt', title: 'order.paid', text: '14:02:14', end: 'g:200', isOn: true },
              { icon: 'bolt', title: 'order.paid', text: '14:01:58', end: 'g:200' },
              { icon: 'bolt', tone: 'b', title: 'stock.low', text: '14:01:20', end: 'r:500' },
              {
                icon: 'bolt',
                tone: 'c',
                title: 'refund.created',
                text: '13:58:41',
                end: 'g:200',
              },
              { icon: 'bolt', title: 'order.paid', text: '13:57:02', end: 'y:Retry' },
            ]),
          'edge',
        ),
        pane(
          head(
            'order.paid',
            'evt_5fK21 · 412 bytes',
            row(btn('Replay'), btn('Copy as curl', 'plain')),
          ) +
            tabs(['Body', 'Headers', 'Tries (1)']) +
            code('application/json', hookBody) +
            card('', spread('<b>Forwarded to localhost:4000</b>', chip('200 in 41 ms', 'g'))),
          'tint',
        ),
      ),
      1.2,
    ),
  ),
  shot(
    'coral',
    { canvas: 'night', app: 'dark' },
    desktop(
      'low',
      'hookrelay — zsh',
      terminal([
        '$ hookrelay listen --bin shop --to :4000',
        '+ Listening. https://shop.hookrelay.dev',
        '',
        '14:01:20  stock.low        500   88 ms',
        '14:01:58  order.paid       200   39 ms',
        '14:02:14  order.paid       200   41 ms',
        '',
        '$ hookrelay replay evt_9aQ07 --times 3',
        '!stock.low          500   91 ms',
        '+stock.low          200   44 ms',
        '+stock.low          200   40 ms',
      ]),
      1.75,
    ),
  ),
];
