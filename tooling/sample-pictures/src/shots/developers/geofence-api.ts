import { bars, legend } from '../../blocks/charts.ts';
import { code, route } from '../../blocks/code.ts';
import { map } from '../../blocks/map.ts';
import { brand, head, pane, sidebar } from '../../blocks/shells.ts';
import { card, chip, cols, pills, row, spread, stats } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

export const geofenceApi: Shots = [
  shot(
    'moss',
    {},
    browser(
      'right',
      'geofence.dev/zones',
      cols(
        '1.25fr 1fr',
        `<div style="min-height:0;height:100%">${map({
          seed: 'geofence',
          zones: [
            ['150,80 280,60 320,150 290,215 170,205', 'a'],
            ['320,235 430,215 445,315 335,335', 'b'],
          ],
          pins: [
            [225, 150, 'Depot'],
            [375, 285, 'Stall', 'b'],
          ],
        })}</div>`,
        pane(
          spread(brand('Geofence', 'pin'), chip('2 zones', 'a')) +
            route('POST', '/zones/contains') +
            code('request', ['{', '  "point": [52.51, 13.39],', '  "at": "18:30"', '}']) +
            code('200 OK, 9 ms', [
              '{',
              '  "zone": "centre",',
              '  "fee": 250,',
              '  "minutes": 35',
              '}',
            ]) +
            row(chip('Inside', 'g'), chip('$2.50', 'n'), chip('35 min', 'n')),
        ),
      ),
      1.2,
    ),
  ),
  shot(
    'moss',
    { canvas: 'deep' },
    browser(
      'center',
      'geofence.dev/usage',
      sidebar(
        'Geofence',
        'pin',
        [
          ['pin', 'Zones', '12'],
          ['code', 'Keys'],
          ['chart', 'Usage'],
          ['bell', 'Alerts'],
        ],
        head('Usage', 'May, 1.2 million lookups', pills(['Day', 'Month'], 1)) +
          stats([
            ['Lookups', '1.21 M', '+8%'],
            ['Median', '9 ms'],
            ['Outside all zones', '3.1%', '-1%'],
          ]) +
          card(
            'Lookups by zone',
            bars(
              [
                [50, 22],
                [54, 20],
                [60, 24],
                [48, 26],
                [66, 28],
                [74, 30],
                [58, 20],
              ],
              ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
              620,
              190,
            ),
            legend(['Centre', 'East']),
          ),
        2,
        'filled',
      ),
    ),
  ),
];
