import { brand, pane } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { card, chip, h1, h2, p, spread } from '../../blocks/ui.ts';
import { shot, tablet, type Shots } from '../../frames.ts';

const queueRows = list([
  { icon: 'user', title: 'A 47', text: 'Room 3, Dr Haddad', end: 'g:Please come in', isOn: true },
  { icon: 'user', tone: 'b', title: 'B 12', text: 'Room 1, blood test', end: 'a:Next' },
  { icon: 'user', tone: 'c', title: 'A 48', text: 'Room 3, Dr Haddad', end: '8 min' },
  { icon: 'user', title: 'C 05', text: 'Room 2, Dr Ivers', end: '15 min' },
]);

export const clinicQueue: Shots = [
  shot(
    'sky',
    { canvas: 'deep' },
    tablet(
      `<div style="height:100%;display:grid;grid-template-columns:1.15fr 1fr">${pane(brand('Clinic Queue', 'plus') + '<br>' + p('Now calling') + '<div class="big" style="font-size:150px;color:var(--a)">A 47</div>' + h1('Room 3') + p('Dr Haddad · first door on the left') + card('', spread('<b>Waiting now</b>', chip('11 people', 'a'), chip('about 14 min', 'y'))))}${pane(h2('Tuesday, 10:42') + queueRows + card('', p('Please have your insurance card ready. Water is next to the window.')), 'tint')}</div>`,
      1.25,
    ),
  ),
];
