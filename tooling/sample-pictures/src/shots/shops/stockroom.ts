import { thing } from '../../art/things.ts';
import { donut, lines } from '../../blocks/charts.ts';
import { head, mobile, searchbox, sidebar } from '../../blocks/shells.ts';
import { list, table } from '../../blocks/tables.ts';
import { bar, big, btn, card, chip, cols, h2, p, small, spread } from '../../blocks/ui.ts';
import { browser, phone, shot, type Shots } from '../../frames.ts';

const scanner = (title: string, body: string, active = 0) =>
  mobile(
    title,
    body,
    [
      ['scan', 'Scan'],
      ['box', 'Stock'],
      ['list', 'Counts'],
    ],
    active,
  );

const scanView = `<div class="bleed" style="height:270px;position:relative;background:#23282f">${thing('box', '#2b3139', '#b98a55', '#f1e3c8')}<div style="position:absolute;inset:46px 70px;border:3px solid #fff;border-radius:18px"></div><div style="position:absolute;left:56px;right:56px;top:134px;height:3px;background:var(--b)"></div></div>`;

export const stockroom: Shots = [
  shot(
    'lemon',
    {},
    phone(
      'first',
      scanner(
        'Aisle 14',
        scanView +
          spread(h2('Cedar storage box, L'), chip('In stock', 'g')) +
          p('SKU 40-2281 · Shelf 14-C-3') +
          cols(
            '1fr 1fr',
            card('', small('On hand') + big('128')),
            card('', small('Counted') + big('126', 'b')),
          ) +
          btn('Save count', 'wide'),
      ),
    ),
    phone(
      'low',
      scanner(
        'Counts',
        card('', spread('<b>Spring count</b>', chip('68%', 'a')) + '<br>' + bar(68)) +
          list([
            { icon: 'check', title: 'Aisle 11', text: '214 items, Jo', end: 'g:Done' },
            { icon: 'check', title: 'Aisle 12', text: '198 items, Jo', end: 'g:Done' },
            {
              icon: 'clock',
              tone: 'b',
              title: 'Aisle 13',
              text: '80 of 240, Pavel',
              end: 'y:Open',
            },
            {
              icon: 'clock',
              tone: 'b',
              title: 'Aisle 14',
              text: '31 of 176, you',
              end: 'y:Open',
            },
            { icon: 'box', tone: 'c', title: 'Returns', text: 'Not begun', end: 'n:Later' },
          ]),
        2,
      ),
    ),
  ),
  shot(
    'lemon',
    { canvas: 'deep' },
    phone(
      'middle',
      scanner(
        'Move stock',
        card('From', '<b>14-C-3, upper shelf</b>') +
          card('To', '<b>Packing bench 2</b>') +
          list([
            { art: thing('box'), title: 'Cedar storage box, L', text: '40-2281', end: '12' },
            { art: thing('lamp'), title: 'Arc desk lamp', text: '51-0093', end: '4' },
            { art: thing('bag'), title: 'Canvas tote', text: '22-7410', end: '30' },
          ]) +
          btn('Confirm 46 pieces', 'wide'),
        1,
      ),
    ),
  ),
  shot(
    'lemon',
    { canvas: 'paper' },
    browser(
      'center',
      'stockroom.app',
      sidebar(
        'Stockroom',
        'box',
        [
          ['chart', 'Levels'],
          ['box', 'Items'],
          ['list', 'Counts'],
          ['users', 'Team'],
        ],
        head('Stock levels', 'Two items below their minimum', searchbox('Find an item')) +
          cols(
            '1.4fr 1fr',
            card(
              'Pieces on hand',
              lines(
                [[70, 64, 72, 58, 50, 66, 61]],
                ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
                400,
                180,
              ),
            ),
            card('Where', donut([52, 30, 18], '8,940', 'pieces', 150)),
          ) +
          card(
            '',
            table(
              ['Item', 'Shelf', 'State', 'Left'],
              [
                ['Arc desk lamp', '09-A-1', 'r:Order now', '6'],
                ['Canvas tote', '17-B-2', 'y:Low', '40'],
                ['Cedar box, L', '14-C-3', 'g:Fine', '126'],
              ],
            ),
          ),
      ),
    ),
  ),
];
