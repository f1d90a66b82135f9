import { street } from '../../art/views.ts';
import { bars, legend } from '../../blocks/charts.ts';
import { products } from '../../blocks/media.ts';
import { brand, head, sidebar } from '../../blocks/shells.ts';
import { table, timeline } from '../../blocks/tables.ts';
import { btn, card, chip, cols, h1, spread, stats } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

export const leasely: Shots = [
  shot(
    'stone',
    {},
    browser(
      'right',
      'leasely.com/homes',
      sidebar(
        'Leasely',
        'home',
        [
          ['home', 'Homes', '9'],
          ['users', 'Tenants'],
          ['file', 'Leases', '2'],
          ['card', 'Rent'],
          ['gear', 'Repairs'],
        ],
        head('Homes', 'Nine homes, eight let', btn('Add a home')) +
          products(3, [
            [
              street('#dfe6ec', '#c98a6a', '#d9b48a', '#a86a58'),
              '12 Orchard Row',
              'Let until Mar 2026',
              '$1,450',
            ],
            [
              street('#e8e3d6', '#7d9a8a', '#c9b79a', '#5d7f86', '#b58a6a'),
              'Canal House, 3B',
              'Let until Jan 2026',
              '$1,180',
            ],
            [
              street('#dde8e0', '#b5a08a', '#8a9fb0'),
              '40 Fen Street',
              'Free from 1 June',
              '$1,320',
            ],
          ]) +
          card(
            'Leases to sign',
            table(
              ['Tenant', 'Home', 'Lease', 'State'],
              [
                ['@Ivy Nolan', '40 Fen Street', '12 months', 'y:With tenant'],
                ['@Theo Marsh', 'Canal House, 3B', 'Renewal', 'a:Your turn'],
              ],
            ),
          ),
        0,
        'filled',
      ),
      1.22,
    ),
  ),
  shot(
    'stone',
    { canvas: 'deep' },
    browser(
      'center',
      'leasely.com/leases/40-fen',
      cols(
        '240px 1fr',
        `<div class="pad">${brand('Leasely', 'home')}<br>${timeline([
          ['1 May', 'Drafted', 'From template', true],
          ['3 May', 'Checked', 'By Ravi', true],
          ['Now', 'Signing', 'Ivy Nolan', false],
          ['1 Jun', 'Keys', 'At the flat', false],
        ])}</div>`,
        `<div class="pad" style="background:var(--sub);height:100%"><article class="sheet">${h1('Assured tenancy')}<p>between <b>Ravi Patel Lettings</b> and <b>Ivy Nolan</b> for the home at <b>40 Fen Street</b>, from <mark>1 June 2025</mark> for <mark>12 months</mark>.</p><p><b>1. Rent.</b> $1,320 each month, on the first. <b>2. Deposit.</b> $1,520, held in a protected scheme. <b>3. Repairs.</b> The landlord answers within two working days.</p>${spread(chip('Signed by landlord', 'g'), btn('Remind Ivy'))}</article></div>`,
      ),
      1.22,
    ),
  ),
  shot(
    'stone',
    { canvas: 'paper' },
    browser(
      'full',
      'leasely.com/rent',
      sidebar(
        'Leasely',
        'card',
        [
          ['home', 'Homes', '9'],
          ['users', 'Tenants'],
          ['file', 'Leases', '2'],
          ['card', 'Rent'],
          ['gear', 'Repairs'],
        ],
        head('Rent', 'May, eight of nine homes', btn('Send statements', 'plain')) +
          stats([
            ['Received', '$10,240', '+4%'],
            ['Late', '$1,180'],
            ['Repairs', '$640', '-12%'],
          ]) +
          card(
            'Received each month',
            bars(
              [
                [60, 8],
                [60, 12],
                [68, 6],
                [70, 14],
                [72, 9],
                [76, 6],
              ],
              ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'],
              620,
              200,
            ),
            legend(['Rent', 'Repairs']),
          ),
        3,
      ),
      1.22,
    ),
  ),
];
