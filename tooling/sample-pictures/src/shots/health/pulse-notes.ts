import { bars, legend, lines } from '../../blocks/charts.ts';
import { head, pane, sidebar } from '../../blocks/shells.ts';
import { list, table } from '../../blocks/tables.ts';
import {
  big,
  btn,
  card,
  chip,
  cols,
  faces,
  p,
  pills,
  row,
  small,
  spread,
  stats,
} from '../../blocks/ui.ts';
import { browser, shot, tablet, type Shots } from '../../frames.ts';

const vitals = (width: number) =>
  lines(
    [
      [52, 58, 55, 66, 60, 62, 57, 54],
      [30, 34, 33, 38, 35, 36, 34, 32],
    ],
    ['6 am', '9', 'Noon', '3', '6 pm'],
    width,
    150,
  );

const pulseNav = [
  ['users', 'Patients'],
  ['calendar', 'Today', '9'],
  ['file', 'Notes'],
  ['chart', 'Trends'],
] as const;

export const pulseNotes: Shots = [
  shot(
    'teal',
    {},
    browser(
      'center',
      'pulsenotes.health/visit',
      sidebar(
        'Pulse Notes',
        'heart',
        pulseNav,
        head(
          'Harriet Doyle, 67',
          'Ward 3, bed 12 · Visit of 14 May',
          row(chip('Stable', 'g'), btn('Sign note')),
        ) +
          stats([
            ['Heart rate', '72 bpm'],
            ['Blood pressure', '128/82'],
            ['Oxygen', '97%'],
            ['Temperature', '36.8'],
          ]) +
          cols(
            '1.25fr 1fr',
            card('Pulse and breathing', vitals(400), legend(['Pulse', 'Breaths'])),
            card(
              'Note',
              p(
                'Slept well, no pain at rest. Walks the corridor with one stick. Continue 5 mg, wound check on Friday.',
              ) +
                '<br>' +
                row(chip('Mobility', 'a'), chip('Wound', 'b')),
            ),
          ),
        1,
      ),
    ),
  ),
  shot(
    'teal',
    { canvas: 'deep' },
    tablet(
      pane(
        head('Ward round', 'Tuesday 14 May · 9 patients', faces('Ada S', 'Milan K', 'Joy O')) +
          cols(
            '1fr 1fr 1fr',
            ...[
              ['Harriet Doyle', 'Bed 12', '72', 'g:Stable'],
              ['Amos Reid', 'Bed 13', '88', 'y:Watch'],
              ['Lucia Brandt', 'Bed 14', '64', 'g:Stable'],
              ['Femi Ade', 'Bed 15', '101', 'r:Call'],
              ['Joan Petty', 'Bed 16', '70', 'g:Stable'],
              ['Nils Berg', 'Bed 17', '76', 'g:Stable'],
            ].map(([name = '', bed = '', pulse = '', state = '']) =>
              card(
                '',
                list([{ face: name, title: name, text: bed, end: state }]) +
                  spread(big(pulse), small('bpm')),
              ),
            ),
          ),
      ),
      1.2,
    ),
  ),
  shot(
    'teal',
    { canvas: 'paper' },
    browser(
      'full',
      'pulsenotes.health/trends',
      sidebar(
        'Pulse Notes',
        'heart',
        pulseNav,
        head('Trends', 'Harriet Doyle, since admission', pills(['Week', 'Month'])) +
          cols(
            '1fr 1fr',
            card(
              'Pulse',
              lines(
                [[66, 60, 62, 54, 50, 52, 48]],
                ['8', '9', '10', '11', '12', '13', '14 May'],
                300,
                130,
              ),
            ),
            card(
              'Steps',
              bars(
                [[10], [18], [26], [24], [40], [52], [64]],
                ['8', '9', '10', '11', '12', '13', '14'],
                300,
                130,
              ),
            ),
          ) +
          card(
            'Medication',
            table(
              ['Drug', 'Dose', 'Since', 'State'],
              [
                ['Ramipril', '5 mg', '9 May', 'g:Given 8:00'],
                ['Enoxaparin', '40 mg', '9 May', 'g:Given 8:00'],
                ['Paracetamol', '500 mg', '11 May', 'n:If needed'],
              ],
            ),
          ),
        3,
      ),
      1.22,
    ),
  ),
];
