import { roster } from '../../blocks/calendar.ts';
import { bars, legend } from '../../blocks/charts.ts';
import { head, mobile, topbar } from '../../blocks/shells.ts';
import { list, table } from '../../blocks/tables.ts';
import { bar, btn, card, cols, faces, p } from '../../blocks/ui.ts';
import { browser, phone, shot, type Shots } from '../../frames.ts';

const days = ['Mon 12', 'Tue 13', 'Wed 14', 'Thu 15', 'Fri 16'];

const shifts = roster(days, [
  ['Maya R.', ['a:7–13|Counter', 'a:7–13|Counter', '', 'a:7–13|Counter', 'b:8–16|Kitchen']],
  ['Ben O.', ['b:8–16|Kitchen', '', 'b:8–16|Kitchen', 'b:8–16|Kitchen', '']],
  ['Ines T.', ['', 'c:12–18|Terrace', 'c:12–18|Terrace', '', 'c:12–18|Terrace']],
  ['Karl W.', ['c:12–18|Terrace', 'b:8–16|Kitchen', '', 'c:12–18|Terrace', 'a:7–13|Counter']],
  ['Leila A.', ['', '', 'a:7–13|Counter', 'a:13–19|Counter', 'a:13–19|Counter']],
  ['Tom H.', ['a:13–19|Counter', 'a:13–19|Counter', 'a:13–19|Counter', '', '']],
]);

export const shiftboard: Shots = [
  shot(
    'coral',
    {},
    browser(
      'low',
      'shiftboard.app/week/20',
      topbar(
        'Shiftboard',
        'calendar',
        ['Week', 'Staff', 'Hours'],
        head(
          '12–16 May',
          'Corner Café · 26 shifts, 2 open',
          `${faces('Maya R', 'Ben O', 'Ines T')}${btn('Publish week')}`,
        ) + shifts,
        '',
      ),
      1.14,
    ),
  ),
  shot(
    'coral',
    { canvas: 'deep' },
    phone(
      'first',
      mobile(
        'My shifts',
        '<div class="solid"><small>Next shift</small><h2>Tuesday, 7:00–13:00</h2><p>Counter, with Karl and Tom</p></div>' +
          list([
            { icon: 'clock', title: 'Wed 14 May', text: 'Free', end: 'n:Off' },
            {
              icon: 'clock',
              title: 'Thu 15 May',
              text: '7:00–13:00, Counter',
              end: 'g:Confirmed',
            },
            {
              icon: 'clock',
              tone: 'b',
              title: 'Fri 16 May',
              text: '8:00–16:00, Kitchen',
              end: 'y:Swap asked',
            },
          ]) +
          card('Hours this month', `<b>86 of 120</b>${bar(72)}`),
        [
          ['calendar', 'Shifts'],
          ['users', 'Swaps'],
          ['user', 'Me'],
        ],
      ),
    ),
    phone(
      'low',
      mobile(
        'Swap a shift',
        p('Who can take Friday, 8:00–16:00?') +
          list([
            {
              face: 'Ben Osei',
              title: 'Ben Osei',
              text: 'Free, knows the kitchen',
              end: 'g:Best match',
              isOn: true,
            },
            { face: 'Tom Hale', title: 'Tom Hale', text: 'Free until 15:00', end: 'y:Partly' },
            { face: 'Leila Amir', title: 'Leila Amir', text: 'Works 13:00–19:00', end: 'n:Busy' },
          ]) +
          btn('Ask Ben', 'wide'),
        [
          ['calendar', 'Shifts'],
          ['users', 'Swaps'],
          ['user', 'Me'],
        ],
        1,
      ),
    ),
  ),
  shot(
    'coral',
    { canvas: 'paper' },
    browser(
      'full',
      'shiftboard.app/hours',
      topbar(
        'Shiftboard',
        'calendar',
        ['Hours', 'Week', 'Staff'],
        head('Hours in May', 'Planned against worked', btn('Export to payroll', 'plain')) +
          cols(
            '1.3fr 1fr',
            card(
              'By week',
              bars(
                [
                  [56, 8],
                  [62, 5],
                  [58, 12],
                  [66, 4],
                ],
                ['W18', 'W19', 'W20', 'W21'],
                460,
                240,
              ),
              legend(['Worked', 'Overtime']),
            ),
            card(
              'By person',
              table(
                ['Name', 'Planned', 'Worked'],
                [
                  ['@Maya R', '120 h', '118 h'],
                  ['@Ben O', '96 h', '101 h'],
                  ['@Ines T', '64 h', '64 h'],
                  ['@Karl W', '88 h', '85 h'],
                ],
              ),
            ),
          ),
      ),
      1.22,
    ),
  ),
];
