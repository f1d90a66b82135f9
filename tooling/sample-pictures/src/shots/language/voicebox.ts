import { wave } from '../../blocks/media.ts';
import { head, rail, sidebar } from '../../blocks/shells.ts';
import { list, table } from '../../blocks/tables.ts';
import { transcript } from '../../blocks/text.ts';
import { bar, btn, card, cols, pills, row, small } from '../../blocks/ui.ts';
import { desktop, shot, type Shots } from '../../frames.ts';

export const voicebox: Shots = [
  shot(
    'indigo',
    {},
    desktop(
      'center',
      'Voicebox',
      rail(
        ['mic', 'file', 'users', 'gear'],
        head('Roadmap meeting', '14 May, 48 minutes, four voices', row(btn('Share summary'))) +
          card('', wave('voicebox', 100, 0.38, 54)) +
          cols(
            '1.35fr 1fr',
            card(
              'Transcript',
              transcript([
                [
                  'Nadia Brook',
                  '12:04',
                  'If the import is ready on Thursday, [=we can show it to Oakline=] on Monday.',
                ],
                [
                  'Piet Vos',
                  '12:21',
                  'It is. What is missing is the message when a column does not fit.',
                ],
                ['Kwame M', '12:40', 'I write that today. Two sentences and an example.'],
              ]),
            ),
            card(
              'Summary',
              list([
                { icon: 'check', title: 'Import ships Thursday', text: 'Piet' },
                { icon: 'check', tone: 'b', title: 'Error text today', text: 'Kwame' },
                { icon: 'calendar', tone: 'c', title: 'Show Oakline', text: 'Monday, Nadia' },
              ]) +
                small('Who spoke') +
                bar(46) +
                '<br>' +
                bar(31, 'b'),
            ),
          ),
        1,
      ),
    ),
  ),
  shot(
    'indigo',
    { canvas: 'deep' },
    desktop(
      'low',
      'Voicebox',
      sidebar(
        'Voicebox',
        'mic',
        [
          ['mic', 'Record'],
          ['file', 'Meetings', '31'],
          ['users', 'Voices'],
          ['check', 'Actions', '9'],
        ],
        head('Actions', 'Nine open, from five meetings', pills(['Mine', 'All'], 1)) +
          card(
            '',
            table(
              ['Action', 'Who', 'From', 'Due'],
              [
                ['Write import error text', '@Kwame M', 'Roadmap', 'y:Today'],
                ['Show Oakline', '@Nadia B', 'Roadmap', 'a:Monday'],
                ['Renew the domain', '@Piet V', 'Weekly', 'g:Done'],
                ['Ask for access', '@Ines K', 'Kick-off', 'r:Late'],
                ['Choose the venue', '@Nadia B', 'Offsite', 'a:30 May'],
              ],
            ),
          ),
        3,
      ),
    ),
  ),
];
