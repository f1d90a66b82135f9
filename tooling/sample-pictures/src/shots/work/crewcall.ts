import { week } from '../../blocks/calendar.ts';
import { bars } from '../../blocks/charts.ts';
import { map } from '../../blocks/map.ts';
import { flush, head, mobile, over, rail, topbar } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { btn, card, chip, h2, spread } from '../../blocks/ui.ts';
import { browser, phone, shot, type Shots } from '../../frames.ts';

export const crewcall: Shots = [
  shot(
    'ocean',
    {},
    browser(
      'right',
      'crewcall.app/today',
      rail(
        ['map', 'calendar', 'users', 'file'],
        flush(
          map({
            seed: 'crewcall',
            pins: [
              [270, 130, 'Roof, Elm St'],
              [420, 90, 'Boiler, Dock 4', 'b'],
              [440, 220, 'Windows', 'c'],
              [270, 290, 'Fence', 'b'],
              [420, 330, 'Gutters, No. 9'],
            ],
            route: [
              [270, 130],
              [250, 200],
              [270, 290],
              [340, 300],
              [420, 330],
            ],
          }) +
            over(
              'left:22px;top:22px;width:300px',
              spread(h2('Tuesday'), chip('3 crews out', 'g')) +
                list([
                  {
                    face: 'North crew',
                    title: 'North crew',
                    text: 'Roof, Elm Street · until 14:00',
                    end: 'g:On site',
                  },
                  {
                    face: 'Dock crew',
                    title: 'Dock crew',
                    text: 'Boiler, Dock 4 · 10:30',
                    end: 'y:Driving',
                  },
                  {
                    face: 'Ana and Leo',
                    title: 'Ana and Leo',
                    text: 'Windows, School · 13:00',
                    end: 'n:Next',
                  },
                ]) +
                btn('Plan a job', 'wide'),
            ),
        ),
      ),
      1.2,
    ),
  ),
  shot(
    'ocean',
    { canvas: 'deep' },
    phone(
      'first',
      mobile(
        'Roof, Elm Street',
        `<div class="bleed" style="height:210px">${map({ seed: 'elm', pins: [[300, 220, 'You are here']] })}</div>` +
          spread(h2('Until 14:00'), chip('On site', 'g')) +
          list([
            { icon: 'check', title: 'Scaffold checked', text: '8:05, Diego' },
            { icon: 'check', title: 'Old tiles down', text: '9:40, two skips' },
            { icon: 'clock', tone: 'b', title: 'Membrane', text: 'Under way' },
          ]) +
          btn('Add photos', 'wide'),
      ),
    ),
    phone(
      'low',
      mobile(
        'Hours',
        card(
          'This week',
          bars([[62], [70], [66], [74], [30]], ['M', 'T', 'W', 'T', 'F'], 290, 120),
        ) +
          list([
            { icon: 'clock', title: 'Started', text: 'Elm Street', end: '7:52' },
            { icon: 'pin', tone: 'b', title: 'On the road', text: '24 km', end: '0:38' },
            { icon: 'sun', tone: 'c', title: 'Break', text: 'Noon', end: '0:30' },
          ]) +
          btn('Clock out', 'wide'),
      ),
    ),
  ),
  shot(
    'ocean',
    { canvas: 'paper' },
    browser(
      'full',
      'crewcall.app/week',
      topbar(
        'Crewcall',
        'map',
        ['Week', 'Map', 'Crews'],
        head('12–16 May', '14 jobs, 5 crews', btn('Share plan')) +
          week(
            ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
            8,
            7,
            [
              [0, 8, 4, 'Roof|North crew'],
              [1, 8, 6, 'Roof|North crew'],
              [0, 12, 3, 'Boiler|Dock crew', 'b'],
              [2, 9, 4, 'Windows|Ana, Leo', 'c'],
              [3, 8, 3, 'Fence|South crew', 'b'],
              [3, 12, 3, 'Gutters|Ana, Leo', 'c'],
              [4, 9, 5, 'School hall|All crews'],
            ],
            56,
          ),
      ),
      1.2,
    ),
  ),
];
