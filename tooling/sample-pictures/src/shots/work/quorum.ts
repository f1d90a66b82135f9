import { head, sidebar, topbar } from '../../blocks/shells.ts';
import { timeline } from '../../blocks/tables.ts';
import { bar, btn, card, chip, col, cols, faces, h1, p, row, spread } from '../../blocks/ui.ts';
import { browser, shot, type Shots } from '../../frames.ts';

const agenda = timeline([
  ['18:00', 'Opening and apologies', 'Chair: Judith Marlow', true],
  ['18:05', 'Minutes of 14 March', 'Approved, 7 in favour', true],
  ['18:15', 'Budget for the new library wing', 'Vote open, 5 of 7', false],
  ['18:45', 'Appointment of the auditor', 'Paper 4, three pages', false],
  ['19:10', 'Any other business', 'Two items sent in', false],
]);

export const quorum: Shots = [
  shot(
    'wine',
    {},
    browser(
      'center',
      'quorum.work/meetings/spring',
      sidebar(
        'Quorum',
        'users',
        [
          ['calendar', 'Meetings'],
          ['check', 'Votes', '1'],
          ['file', 'Minutes'],
          ['folder', 'Papers'],
          ['users', 'Members'],
        ],
        head(
          'Spring meeting',
          'Trustees of Elmwood Library · 18:00',
          faces('Judith M', 'Omar F', 'Lena K', 'Paul T'),
        ) +
          cols(
            '1.2fr 1fr',
            card('Agenda', agenda),
            card(
              'Vote: library wing',
              p('Approve $240,000 for the first stage.') +
                '<br>' +
                col(
                  spread('<b>In favour</b>', '4'),
                  bar(80),
                  spread('<b>Against</b>', '0'),
                  bar(0),
                  spread('<b>Abstained</b>', '1'),
                  bar(20, 'b'),
                ) +
                '<br>' +
                btn('Cast your vote', 'wide'),
            ),
          ),
        0,
      ),
    ),
  ),
  shot(
    'wine',
    { canvas: 'deep' },
    browser(
      'low',
      'quorum.work/minutes',
      topbar(
        'Quorum',
        'file',
        ['Minutes', 'Papers', 'Votes'],
        `<article class="sheet"><div class="row spread">${h1('Minutes, 14 March')}${chip('Awaiting signature', 'y')}</div><p><b>Present:</b> Judith Marlow (chair), Omar Farid, Lena Koch, Paul Trent, Ruth Abel, Ivo Marsh, Dana Holt.</p><p><b>3. Opening hours.</b> The trustees agreed to open on Sundays from June as a trial. Visitors are counted and the result comes back in September.</p><p><b>Decided:</b> 6 in favour, 1 abstained. <b>Action:</b> Lena Koch, staffing plan by 30 April.</p></article>` +
          row(btn('Sign minutes'), btn('Ask for a change', 'plain')),
      ),
    ),
  ),
];
