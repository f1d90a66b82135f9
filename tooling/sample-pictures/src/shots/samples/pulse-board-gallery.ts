import { bars, legend, lines } from '../../blocks/charts.ts';
import { head, mobile, searchbox } from '../../blocks/shells.ts';
import { list, table } from '../../blocks/tables.ts';
import { btn, card, chip, col, cols, faces, field, pills, spread } from '../../blocks/ui.ts';
import { browser, phone, shot, type Picture } from '../../frames.ts';
import { figures, pulse, revenue } from './pulse-shell.ts';

export const pulseBoardGallery: Record<string, Picture> = {
  'sample-gallery-1': shot(
    'cobalt',
    { canvas: 'paper' },
    browser(
      'full',
      'pulseboard.app',
      pulse(
        head(
          'Overview',
          'Everything that moved since yesterday',
          pills(['Day', 'Week', 'Month'], 1),
        ) +
          figures +
          card('Revenue', revenue(620, 200), legend(['This year', 'Last year'])),
      ),
      1.22,
    ),
  ),
  'sample-gallery-2': shot(
    'cobalt',
    { canvas: 'deep' },
    browser(
      'right',
      'pulseboard.app/accounts',
      pulse(
        head('Accounts', 'Twelve changed their plan', searchbox('Find an account')) +
          card(
            '',
            table(
              ['Account', 'Owner', 'Plan', 'Since', 'Revenue'],
              [
                ['Brightwater', '@Mina Holt', 'a:Team', 'Mar 2023', '$480'],
                ['Lark & Co', '@Jo Venn', 'a:Team', 'Jan 2024', '$360'],
                ['Pinewood', '@Ade Cole', 'b:Solo', 'Feb 2024', '$29'],
                ['Studio Nine', '@Eva Lund', 'y:Leaving', 'Aug 2022', '$240'],
                ['Orrery', '@Sam Tran', 'a:Team', 'May 2024', '$480'],
                ['Fable Press', '@Ida Moss', 'b:Solo', 'Apr 2024', '$29'],
              ],
            ),
          ),
        2,
      ),
      1.2,
    ),
  ),
  'sample-gallery-3': shot(
    'cobalt',
    {},
    phone(
      'first',
      mobile(
        'Today',
        '<div class="solid"><small>Revenue in May</small><div class="big">$48,210</div><p>8.4% more than in April</p></div>' +
          card(
            'Sign-ups',
            bars(
              [[30], [44], [38], [60], [52], [24], [20]],
              ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
              300,
              120,
            ),
          ) +
          list([
            { icon: 'users', title: 'Brightwater added 12 seats', text: '9:40', end: '+$96' },
            { icon: 'chat', tone: 'b', title: 'Support is quiet', text: '4 open', end: 'g:Fine' },
          ]),
        [
          ['home', 'Today'],
          ['chart', 'Trends'],
          ['bell', 'Alerts'],
        ],
      ),
    ),
    phone(
      'second',
      mobile(
        'Alerts',
        list([
          { icon: 'bell', title: 'Trial ends for 14 accounts', text: 'Tomorrow', end: 'a:Look' },
          {
            icon: 'chart',
            tone: 'b',
            title: 'Churn above 1.7%',
            text: 'Three days in a row',
            end: 'y:Pattern',
          },
          {
            icon: 'users',
            tone: 'c',
            title: '2,000 accounts in sight',
            text: 'About 9 June',
            end: 'g:Good',
          },
        ]) +
          card('Quiet hours', spread('<b>20:00 to 7:00</b>', chip('On', 'g'))) +
          card('Churn', lines([[40, 36, 44, 42, 50, 58, 60]], ['1', '10', '20 May'], 300, 120)),
        [
          ['home', 'Today'],
          ['chart', 'Trends'],
          ['bell', 'Alerts'],
        ],
        2,
      ),
    ),
  ),
  'sample-gallery-4': shot(
    'cobalt',
    { canvas: 'paper' },
    browser(
      'center',
      'pulseboard.app/settings',
      pulse(
        head('Settings', 'For everyone at Fieldnote Ltd', btn('Save')) +
          cols(
            '1fr 1fr',
            card(
              'Company',
              col(
                field('Name', 'Fieldnote Ltd'),
                field('Currency', 'US dollar'),
                field('Week begins on', 'Monday'),
              ),
            ),
            card(
              'Messages',
              list([
                { icon: 'send', title: 'Daily summary', text: 'At 7:30', end: 'g:On' },
                {
                  icon: 'bell',
                  tone: 'b',
                  title: 'Alerts',
                  text: 'Only for patterns',
                  end: 'g:On',
                },
                {
                  icon: 'chat',
                  tone: 'c',
                  title: 'Weekly letter',
                  text: 'On Fridays',
                  end: 'n:Off',
                },
              ]),
            ),
          ) +
          card('People', faces('Mina Holt', 'Jo Venn', 'Ade Cole', 'Eva Lund')),
        4,
      ),
    ),
  ),
};
