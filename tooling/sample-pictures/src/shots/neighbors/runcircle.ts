import { hills } from '../../art/views.ts';
import { bars } from '../../blocks/charts.ts';
import { map } from '../../blocks/map.ts';
import { mobile } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { btn, card, cols, h2, p, small, spread } from '../../blocks/ui.ts';
import { phone, shot, type Shots } from '../../frames.ts';

const runTabs = [
  ['map', 'Routes'],
  ['users', 'Groups'],
  ['flag', 'Challenge'],
] as const;

export const runcircle: Shots = [
  shot(
    'coral',
    { canvas: 'deep' },
    phone(
      'tiltA',
      mobile(
        'River loop',
        `<div class="bleed" style="height:360px">${map({
          seed: 'run',
          water: 'river',
          route: [
            [90, 300],
            [130, 220],
            [220, 190],
            [280, 120],
            [390, 110],
            [470, 170],
            [450, 260],
            [360, 300],
            [240, 320],
          ],
        })}</div>` +
          cols(
            '1fr 1fr 1fr',
            ...[
              ['8.4 km', 'Distance'],
              ['5:32', 'Pace'],
              ['62 m', 'Climb'],
            ].map(([value = '', label = '']) => card('', `<b>${value}</b><br>${small(label)}`)),
          ) +
          btn('Start with the group', 'wide'),
        runTabs,
      ),
    ),
    phone(
      'tiltB',
      mobile(
        'May challenge',
        '<div class="solid"><small>Harbour Runners</small><div class="big">612 km</div><p>of 800 km, nine days left</p><div class="bar"><i style="width:76%"></i></div></div>' +
          list([
            { face: 'Hana K', title: 'Hana', text: '6 runs', end: '68.2 km' },
            { face: 'Jules M', title: 'Jules', text: '5 runs', end: '61.0 km' },
            { face: 'Bo Li', title: 'Bo', text: '7 runs', end: '54.7 km' },
            { face: 'Sade A', title: 'Sade', text: '4 runs', end: '49.3 km' },
            { face: 'Vera P', title: 'Vera', text: '4 runs', end: '40.1 km' },
          ]) +
          card(
            'This week',
            bars(
              [[20], [0], [54], [30], [0], [84], [60]],
              ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
              300,
              90,
            ),
          ),
        runTabs,
        2,
      ),
    ),
  ),
  shot(
    'coral',
    { canvas: 'paper' },
    phone(
      'middle',
      mobile(
        'Harbour Runners',
        `<div class="bleed" style="height:170px">${hills('#fbe0d5', '#f1b04c', '#28507a', '#6f95b5')}</div>` +
          spread(h2('34 runners'), btn('Joined', 'plain')) +
          list([
            {
              icon: 'calendar',
              title: 'Wed 18:30, River loop',
              text: '11 come, easy pace',
              end: 'g:You too',
            },
            {
              icon: 'calendar',
              tone: 'b',
              title: 'Sat 8:00, Long run',
              text: '16 km, coffee after',
              end: 'a:Join',
            },
            {
              icon: 'calendar',
              tone: 'c',
              title: 'Sun 10:00, First 5 km',
              text: 'For beginners',
              end: 'a:Join',
            },
          ]) +
          card('', p('“Who brings the head torches on Wednesday?”') + small('Jules, 12 min')),
        runTabs,
        1,
      ),
    ),
  ),
];
