import { thing } from '../../art/things.ts';
import { hills } from '../../art/views.ts';
import { account, topbar } from '../../blocks/shells.ts';
import { list } from '../../blocks/tables.ts';
import { post } from '../../blocks/text.ts';
import { btn, card, chip, col, cols, p } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

export const neighborly: Shots = [
  shot(
    'fern',
    {},
    browser(
      'center',
      'neighborly.town/mill-lane',
      topbar(
        'Neighborly',
        'home',
        ['Board', 'Borrow', 'Events', 'People'],
        cols(
          '1.1fr 1fr 230px',
          col(
            post(
              'Gwen Archer',
              'Mill Lane 8 · 20 min',
              'Does anybody have a tall ladder for Saturday morning? Two apples out of reach.',
              thing('apples', '#eaf0dd'),
              `${chip('3 offers', 'g')} 5 replies`,
            ),
            post(
              'Tariq Noor',
              'Station Road · 2 h',
              'Found: a grey scarf near the bakery.',
              '',
              'Claim it · 2 replies',
            ),
          ),
          col(
            post(
              'Street table',
              'Sunday 18 May, 13:00',
              'Bring a dish and a chair. The band plays at three.',
              hills('#dcebf2', '#f2c46b', '#7fae6a', '#a5c78e'),
              `${chip('42 come', 'a')} Mill Lane green`,
            ),
            card(
              'To borrow today',
              list([
                { art: thing('drill'), title: 'Cordless drill', text: 'Hugo, no. 12' },
                { art: thing('lamp'), title: 'Garden lights', text: 'Rosa, no. 3' },
              ]),
            ),
          ),
          col(
            card('Mill Lane', p('184 households share 96 things.')),
            btn('Post something', 'wide'),
          ),
        ),
        account('Gwen Archer'),
      ),
    ),
  ),
];
