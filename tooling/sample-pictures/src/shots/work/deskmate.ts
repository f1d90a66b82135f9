import { ring } from '../../blocks/media.ts';
import { brand, pane } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { btn, chip, h1, spread } from '../../blocks/ui.ts';
import { desktop, float, shot, type Shots } from '../../frames.ts';

export const deskmate: Shots = [
  shot(
    'clay',
    {},
    desktop(
      'left',
      'Notes — chapter four',
      `<div class="pane" style="padding:40px 60px">${h1('The letter that was never posted')}<p style="font-size:18px;max-width:440px;line-height:1.6">It lay under the blotter for nineteen years, and everyone who dusted the desk believed that someone else had read it.</p></div>`,
      1.2,
    ),
    float(
      'left:760px;top:70px;width:440px',
      pane(
        spread(brand('Deskmate', 'clock'), chip('3 of 5', 'a')) +
          `<div class="center">${ring(0.62, '15:24', 'Chapter four', 230)}</div>` +
          spread(btn('Pause'), btn('Skip', 'plain')) +
          list([
            { icon: 'check', title: 'Answer the printer', text: '9:00, 25 min', end: 'g:Done' },
            {
              icon: 'pen',
              tone: 'b',
              title: 'Chapter four',
              text: '10:30, three rounds',
              end: 'y:Now',
            },
            { icon: 'sun', tone: 'c', title: 'Walk', text: '12:00' },
          ]),
      ),
      1.15,
    ),
  ),
];
