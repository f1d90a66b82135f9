import { thing } from '../../art/things.ts';
import { bars, legend, lines } from '../../blocks/charts.ts';
import { garden } from '../../blocks/play.ts';
import { head, mobile, sidebar, topbar } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { btn, card, chip, col, cols, p, row, stats } from '../../blocks/ui.ts';
import { browser, phone, shot, type Shots } from '../../frames.ts';

export const greenhouseMonitor: Shots = [
  shot(
    'fern',
    {},
    browser(
      'center',
      'greenhouse.farm/house-2',
      sidebar(
        'Greenhouse',
        'leaf',
        [
          ['home', 'Houses', '4'],
          ['drop', 'Watering'],
          ['bell', 'Alarms', '1'],
          ['gear', 'Sensors', '38'],
        ],
        head(
          'House 2, tomatoes',
          '14 sensors, all awake',
          row(chip('Vents 40%', 'a'), chip('Shade closed', 'n')),
        ) +
          stats([
            ['Temperature', '23.4 °C', '+0.8'],
            ['Humidity', '68%', '-3%'],
            ['Soil', '41%'],
            ['Light', '32 klx'],
          ]) +
          cols(
            '1.5fr 1fr',
            card(
              'Humidity today',
              lines(
                [
                  [80, 78, 74, 60, 52, 48, 56, 66],
                  [30, 32, 38, 50, 60, 64, 58, 46],
                ],
                ['0', '4', '8', '12', '16', '20'],
                420,
                190,
              ),
              legend(['Humidity', 'Temperature']),
            ),
            card(
              'Watering',
              list([
                { icon: 'drop', title: 'Row A', text: '6:00, 12 min', end: 'g:Done' },
                {
                  icon: 'drop',
                  tone: 'b',
                  title: 'Row B',
                  text: '18:00, 10 min',
                  end: 'a:Planned',
                },
                { icon: 'drop', tone: 'c', title: 'Row C', text: 'Valve slow', end: 'y:Look' },
              ]),
            ),
          ),
      ),
    ),
  ),
  shot(
    'fern',
    { canvas: 'deep' },
    phone(
      'first',
      mobile(
        'Houses',
        list([
          {
            art: thing('tomatoes'),
            title: 'House 2, tomatoes',
            text: '23.4 °C · 68%',
            end: 'g:Fine',
            isOn: true,
          },
          { art: thing('kale'), title: 'House 1, greens', text: '19.0 °C · 74%', end: 'g:Fine' },
          {
            art: thing('plant'),
            title: 'House 3, seedlings',
            text: '24.8 °C · 81%',
            end: 'y:Humid',
          },
          { art: thing('apples'), title: 'Cold store', text: '3.2 °C · 90%', end: 'g:Fine' },
        ]) +
          card(
            'Soil, row A',
            lines([[80, 70, 62, 54, 46, 90, 82]], ['Mon', 'Wed', 'Fri', 'Sun'], 300, 120),
          ),
      ),
    ),
    phone(
      'low',
      mobile(
        'Too humid',
        '<div class="solid"><small>House 3, for 25 minutes</small><div class="big">81%</div><p>The limit for seedlings is 75%</p></div>' +
          card(
            'Since noon',
            bars(
              [[50], [54], [58], [66], [74], [81]],
              ['12', '13', '14', '15', '16', '17'],
              290,
              110,
            ),
          ) +
          btn('Open vents to 60%', 'wide') +
          btn('Remind me in an hour', 'plain'),
      ),
    ),
  ),
  shot(
    'fern',
    { canvas: 'paper' },
    browser(
      'full',
      'greenhouse.farm/plan',
      topbar(
        'Greenhouse',
        'leaf',
        ['Plan', 'Houses', 'Alarms'],
        cols(
          '1fr 250px',
          `<div class="fill">${garden([
            [24, 28, 280, 110, 'Row A', 'a'],
            [330, 28, 286, 110, 'Row B', 'a'],
            [24, 160, 280, 110, 'Row C', 'b'],
            [330, 160, 286, 110, 'Row D', 'a'],
            [24, 292, 592, 104, 'Seedlings', 'c'],
          ])}</div>`,
          col(
            card(
              'Row C',
              p('Valve opens slowly since Monday. Row gets 30% less water.') +
                '<br>' +
                btn('Plan a repair', 'wide'),
            ),
            card(
              'Sensors',
              list([
                { icon: 'drop', title: 'Soil', end: '20' },
                { icon: 'sun', tone: 'b', title: 'Light', end: '6' },
                { icon: 'wind', tone: 'c', title: 'Air', end: '12' },
              ]),
            ),
          ),
        ),
      ),
      1.2,
    ),
  ),
];
