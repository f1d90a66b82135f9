import { cover, night } from '../../art/views.ts';
import { legend } from '../../blocks/charts.ts';
import { products } from '../../blocks/media.ts';
import { account, mobile, topbar } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { bar, btn, chip, col, faces, h1, h2, p, row, small, spread } from '../../blocks/ui.ts';
import { browser, phone, shot, type Shots } from '../../frames.ts';
import { times } from '../../random.ts';

const filmWeek = products(
  5,
  [
    [
      cover('moon', '#1c2438', '#e8d9a8', '#d95f4a', 'Quiet Orbit', 'dir. L. Sand'),
      'Quiet Orbit',
      'Thu 20:00',
      '4.6',
    ],
    [
      cover('arch', '#d9694a', '#f7e4c8', '#5a2038', 'Courtyard 9', 'dir. A. Reyes'),
      'Courtyard 9',
      'Fri 19:30',
      '4.1',
    ],
    [
      cover('bird', '#d7e2dc', '#22534a', '#e2a63a', 'Fieldnotes', 'dir. M. Oyelaran'),
      'Fieldnotes',
      'Sat 18:00',
      '4.8',
    ],
    [
      cover('eye', '#2b2140', '#ef9a7a', '#f3e3d0', 'The Witness', 'dir. H. Brandt'),
      'The Witness',
      'Sat 21:00',
      '3.9',
    ],
    [
      cover('wave', '#0e4f6a', '#cfe6ea', '#f0a35c', 'Last Ferry', 'dir. K. Mori'),
      'Last Ferry',
      'Sun 17:00',
      '4.4',
    ],
  ],
  '5/7',
);

export const framecast: Shots = [
  shot(
    'wine',
    { canvas: 'night', app: 'dark' },
    browser(
      'full',
      'framecast.club',
      topbar(
        'Framecast',
        'play',
        ['This week', 'Calendar', 'Members'],
        `<div class="hero"><div>${chip('Thursday, 20:00', 'b')}${h1('Quiet Orbit')}${p('The last technician of a weather station talks to the ground for ninety nights. Introduced by Sofia.')}${row(btn('I will be there'), faces('Sofia L', 'Marek D', 'Ana V', 'Joy T'))}</div><i style="height:170px;width:300px">${night('#1c2438', '#e8d9a8', '#0c111c')}</i></div>` +
          filmWeek,
        account('Sofia L'),
      ),
      1.16,
    ),
  ),
  shot(
    'wine',
    { canvas: 'deep' },
    phone(
      'first',
      mobile(
        'Quiet Orbit',
        `<div class="picture" style="height:190px">${night('#1c2438', '#e8d9a8', '#0c111c')}</div>` +
          spread(h2('4.6 of 5'), small('38 ratings')) +
          col(
            ...[
              ['5', 68],
              ['4', 40],
              ['3', 14],
              ['2', 4],
            ].map(
              ([star, share]) =>
                `<div class="row"><b>${star}</b><div style="flex:1">${bar(Number(share), 'b')}</div></div>`,
            ),
          ) +
          list([
            { face: 'Marek D', title: '“Ninety nights, one voice.”', text: 'Marek, five stars' },
            { face: 'Ana V', title: '“The silence in reel four!”', text: 'Ana, four stars' },
          ]) +
          btn('Rate this film', 'wide'),
      ),
    ),
    phone(
      'low',
      mobile(
        'Seats',
        h2('Thursday, 20:00') +
          p('Room of the old post office, 32 seats') +
          `<div style="display:grid;grid-template-columns:repeat(8,1fr);gap:9px">${times(40, (index) => `<i style="height:28px;border-radius:8px 8px 4px 4px;background:var(--${[11, 12, 18, 19, 27, 28, 3].includes(index) ? 'line' : [20, 21].includes(index) ? 'b' : 'a-soft'})"></i>`).join('')}</div>` +
          legend(['Free', 'Yours']) +
          list([
            { icon: 'chat', title: 'Introduction by Sofia', text: '10 minutes' },
            { icon: 'heart', tone: 'b', title: 'Soup afterwards', text: 'Bring a bowl' },
          ]) +
          btn('Keep my two seats', 'wide'),
      ),
    ),
  ),
];
