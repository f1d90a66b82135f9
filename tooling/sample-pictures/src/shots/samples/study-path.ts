import { bars } from '../../blocks/charts.ts';
import { mobile, pane } from '../../blocks/shells.ts';
import { list, timeline } from '../../blocks/tables.ts';
import { bar, btn, card, h2, p } from '../../blocks/ui.ts';
import { float, phone, shot, type Picture } from '../../frames.ts';

const studyTabs = [
  ['book', 'Today'],
  ['calendar', 'Plan'],
  ['chart', 'Progress'],
] as const;

const studyDay = mobile(
  'Wednesday',
  `<div class="solid"><small>One topic today</small><h2>Cell division</h2><p>25 minutes, then a short quiz</p></div>` +
    timeline([
      ['8:10', 'Six old questions', 'Five right', true],
      ['16:00', 'Cell division', 'Pages 88 to 94', false],
      ['16:30', 'Quiz', 'Eight questions', false],
    ]) +
    card('Exam in 19 days', `<b>62% of the plan</b>${bar(62)}`) +
    btn('Begin', 'wide'),
  studyTabs,
);

const studyQuestion = mobile(
  'Question 3 of 8',
  bar(38) +
    h2('What separates in anaphase?') +
    list([
      { icon: 'close', tone: 'b', title: 'The cell membranes' },
      { icon: 'check', title: 'The sister chromatids', end: 'g:Right', isOn: true },
      { icon: 'close', tone: 'b', title: 'The two centrosomes' },
      { icon: 'close', tone: 'b', title: 'The nuclei' },
    ]) +
    card('', p('They part at the centromere and move to opposite poles.')) +
    btn('Next', 'wide'),
);

export const studyPath: Record<string, Picture> = {
  'sample-project-3': shot(
    'mint',
    { canvas: 'deep' },
    phone('first', studyDay),
    phone('second', studyQuestion),
  ),
  'trending-3': shot(
    'mint',
    {},
    phone('middle', studyDay),
    float(
      'left:80px;top:170px;width:310px',
      pane(
        h2('Your plan moved itself') +
          p('Training on Tuesday? Genetics now waits for Thursday.') +
          btn('Fine with me', 'plain'),
      ),
    ),
    float(
      'left:890px;top:330px;width:310px',
      pane(
        h2('Growing intervals') +
          bars([[20], [34], [52], [84]], ['1 d', '3 d', '9 d', '27 d'], 240, 110),
      ),
    ),
  ),
};
