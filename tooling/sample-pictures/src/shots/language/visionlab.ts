import { street } from '../../art/views.ts';
import { lines } from '../../blocks/charts.ts';
import { products } from '../../blocks/media.ts';
import { flush, head, pane, rail, sidebar } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { bar, btn, card, chip, cols, h2, p } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

const boxes = `<div style="position:relative;height:100%">${street('#cfe0ec', '#c98a6a', '#e0c49a', '#7d9a8a', '#b56a58', '#8a9fb0').replace('xMidYMid slice', 'none')}${[
  ['2%', '30%', '16%', '64%', 'a', 'house'],
  ['41%', '47%', '18%', '46%', 'b', 'house'],
  ['82%', '38%', '17%', '56%', 'c', 'house'],
]
  .map(
    ([left, top, width, height, tone, name]) =>
      `<div style="position:absolute;left:${left};top:${top};width:${width};height:${height};border:3px solid var(--${tone});background:color-mix(in oklab,var(--${tone}) 14%,transparent)"><span style="position:absolute;left:-3px;top:-25px;background:var(--${tone});color:#fff;font-size:13px;font-weight:600;padding:2px 8px">${name}</span></div>`,
  )
  .join('')}</div>`;

export const visionlab: Shots = [
  shot(
    'teal',
    { app: 'dark', canvas: 'night' },
    browser(
      'center',
      'visionlab.dev/facades',
      rail(
        ['scan', 'pen', 'grid', 'list'],
        flush(
          cols(
            '1fr 250px',
            `<div style="min-height:0">${boxes}</div>`,
            pane(
              h2('facade_0412') +
                chip('Image 41 of 120', 'b') +
                list([
                  { icon: 'home', title: 'house', text: '3 boxes', end: '97%' },
                  { icon: 'grid', tone: 'b', title: 'window', text: '24 boxes', end: '91%' },
                  { icon: 'box', tone: 'c', title: 'door', text: '2 boxes', end: '88%' },
                ]) +
                card(
                  'Suggested',
                  p('Two more doors at the right edge?') + '<br>' + btn('Accept both', 'wide'),
                ) +
                bar(34),
              'plain',
            ),
          ),
        ),
      ),
      1.2,
    ),
  ),
  shot(
    'teal',
    {},
    browser(
      'full',
      'visionlab.dev/datasets',
      sidebar(
        'Visionlab',
        'scan',
        [
          ['grid', 'Datasets'],
          ['pen', 'Labelling', '79'],
          ['check', 'Review'],
          ['chart', 'Quality'],
        ],
        head('Facades', '120 pictures, four classes', btn('Export')) +
          products(4, [
            [street('#cfe0ec', '#c98a6a', '#e0c49a', '#7d9a8a'), '0409', '31 boxes', 'Done'],
            [street('#e6e0d4', '#8a9fb0', '#b5a08a'), '0410', '18 boxes', 'Done'],
            [
              street('#d8e6dc', '#b56a58', '#d9b48a', '#5d7f86', '#a08a6a'),
              '0411',
              '42 boxes',
              'Done',
            ],
            [street('#e8dfe4', '#7a6a8a', '#c0a8b0', '#8a9a7a'), '0412', '29 boxes', 'Open'],
          ]) +
          card(
            'Agreement between labellers',
            lines([[52, 60, 58, 70, 76, 84, 90]], ['1', '20', '40', '60', '80'], 620, 110),
          ),
        0,
      ),
      1.2,
    ),
  ),
];
