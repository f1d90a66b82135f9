import { lines } from '../../blocks/charts.ts';
import { terminal } from '../../blocks/code.ts';
import { mobile } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { card, chip, h2 } from '../../blocks/ui.ts';
import { phone, shot, tablet, type Shots } from '../../frames.ts';

export const pocketTerminal: Shots = [
  shot(
    'teal',
    { canvas: 'deep', app: 'dark' },
    phone(
      'first',
      `<div class="mobile"><header>${h2('web-01')}${chip('Connected', 'g')}</header>${terminal(['$ uptime', ' 14:02 up 41 days, load 0.32', '$ systemctl status shop', '+● active (running) 12 d', '$ tail -n 3 shop.log', 'GET /orders 200  38ms', 'POST /cart  201  22ms', '!GET /feed   429   2ms', '$ df -h /', '/dev/vda1  38G  61%'])}<div class="row spread" style="padding:12px 16px 30px;background:#1a1f29">${['esc', 'tab', 'ctrl', '|', '/', '↑'].map((key) => `<span class="chip n" style="padding:8px 11px;border-radius:9px">${key}</span>`).join('')}</div></div>`,
      1.06,
    ),
    phone(
      'second',
      mobile(
        'Servers',
        list([
          { icon: 'bolt', title: 'web-01', text: 'Frankfurt, load 0.32', end: 'g:Up' },
          { icon: 'bolt', title: 'web-02', text: 'Frankfurt, load 0.41', end: 'g:Up' },
          { icon: 'box', tone: 'b', title: 'db-main', text: 'Frankfurt, 61% disk', end: 'g:Up' },
          {
            icon: 'clock',
            tone: 'c',
            title: 'worker-03',
            text: 'Lisbon, restarting',
            end: 'y:Soon',
          },
          { icon: 'lock', title: 'vault', text: 'Key on this phone', end: 'n:Locked' },
        ]) +
          card(
            'Load, last hour',
            lines([[20, 26, 22, 40, 34, 52, 38, 32]], ['13:00', '13:30', '14:00'], 300, 130),
          ),
        [
          ['bolt', 'Servers'],
          ['lock', 'Keys'],
          ['gear', 'Settings'],
        ],
      ),
    ),
  ),
  shot(
    'teal',
    { canvas: 'night', app: 'dark' },
    tablet(
      `<div style="height:100%;display:grid;grid-template-columns:240px 1fr"><div class="pane edge">${h2('Servers')}${list(
        [
          { icon: 'bolt', title: 'web-01', text: 'load 0.32', isOn: true },
          { icon: 'bolt', title: 'web-02', text: 'load 0.41' },
          { icon: 'box', tone: 'b', title: 'db-main', text: '61% disk' },
        ],
      )}</div><div style="display:flex">${terminal(['$ ./deploy.sh --to web-01', 'Fetching release 2.14 …', '+ ok     checksum', '+ ok     migrations (2)', 'Restarting shop …', '+ ok     healthy after 3.1 s', '', '$ curl -s localhost/health', '{ "state": "ok", "build": "2.14" }'])}</div></div>`,
      1.3,
    ),
  ),
];
