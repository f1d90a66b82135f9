import type { ComparedCreator } from '@showcase/data/reputation';
import { testId } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { compareFacts, compareLists } from './compare-facts.ts';

type Fields = Partial<Omit<ComparedCreator, 'record'>> & {
  record?: Partial<ComparedCreator['record']>;
};

const aCreator = ({ record, ...fields }: Fields): ComparedCreator => ({
  id: testId(1),
  name: 'Ada Stone',
  username: null,
  avatar: null,
  location: null,
  skills: [],
  languages: [],
  years_experience: null,
  hourly_rate: null,
  availability: null,
  rating_avg: 0,
  rating_count: 0,
  project_count: 0,
  offer: null,
  ...fields,
  record: {
    member_since: '2025-06-01',
    answers: null,
    answer_seconds: null,
    finished: null,
    with_due_date: null,
    on_time: null,
    repeat_clients: null,
    overdue_refunds: 0,
    ...record,
  },
});

function compare(label: string, creators: Fields[]) {
  const row = compareFacts(creators.map(aCreator)).find((one) => one.label === label);
  const facts = row?.facts.map((fact) =>
    'missing' in fact ? `(${fact.missing})` : [fact.text, fact.mark].filter(Boolean).join(' | '),
  );
  return [row?.isSame, facts];
}

const offer = (price: number, duration: string, days: number | null = null) => ({
  offer: { price, duration, days },
});

describe('facts side by side', () => {
  it.each<[string, Fields[], boolean, string[]]>([
    [
      'Hourly rate',
      [{ hourly_rate: 110 }, { hourly_rate: 75 }, { hourly_rate: null }, { hourly_rate: 0 }],
      false,
      ['$110 per hour', '$75 per hour | Lowest', '(Not stated)', '(Not stated)'],
    ],
    ['Hourly rate', [{ hourly_rate: 75 }, {}], false, ['$75 per hour', '(Not stated)']],
    [
      'Hourly rate',
      [{ hourly_rate: 75 }, { hourly_rate: 75 }],
      true,
      ['$75 per hour', '$75 per hour'],
    ],
    ['Hourly rate', [{}, {}], true, ['(Not stated)', '(Not stated)']],
    [
      'Availability',
      [{ availability: 'part-time' }, { availability: 'not-available' }, {}],
      false,
      ['Part-time', 'Not available', '(Not stated)'],
    ],
    [
      'Starting price',
      [offer(450, '3 days'), offer(400, '9 days'), offer(400, '1 day')],
      false,
      ['$450', '$400 | Lowest', '$400 | Lowest'],
    ],
    [
      'Delivery',
      [offer(1, '3-5 days', 5), offer(1, '1 week', 7), offer(1, 'As agreed'), {}],
      false,
      ['3–5 days | Fastest', '1 week', 'As agreed', '(No service yet)'],
    ],
    [
      'Rating',
      [
        { rating_avg: 5, rating_count: 2 },
        { rating_avg: 4.94, rating_count: 3 },
        { rating_avg: 4.5, rating_count: 12 },
        {},
      ],
      false,
      ['5.0 (2 reviews)', '4.9 (3 reviews) | Highest', '4.5 (12 reviews)', 'No reviews yet'],
    ],
    [
      'Usually answers',
      [3601, 7100, 90_000, null].map((answer_seconds) => ({ record: { answer_seconds } })),
      false,
      [
        'Within 2 hours | Fastest',
        'Within 2 hours | Fastest',
        'Within 2 days',
        '(Fewer than three cases)',
      ],
    ],
    [
      'Finished jobs',
      [{ record: { finished: 3 } }, { record: { finished: 1200 } }],
      false,
      ['3 jobs', '1,200 jobs | Most'],
    ],
    ['Overdue refunds', [{ record: { overdue_refunds: 1 } }, {}], false, ['1 refund', 'None']],
    [
      'Finished on time',
      [
        { record: { with_due_date: 4, on_time: 3 } },
        { record: { with_due_date: 9, on_time: 8 } },
        {},
      ],
      false,
      ['75%', '88% | Highest', '(Fewer than three cases)'],
    ],
    [
      'Repeat clients',
      [{ record: { repeat_clients: 4 } }, {}],
      false,
      ['4 clients', '(Fewer than three cases)'],
    ],
    [
      'Experience',
      [{ years_experience: 0 }, { years_experience: 1 }],
      false,
      ['0 years', '1 year | Most'],
    ],
    ['Projects', [{ project_count: 1 }, { project_count: 1 }], true, ['1 project', '1 project']],
    ['Location', [{ location: 'Oslo' }, {}], false, ['Oslo', '(Not stated)']],
  ])('%s of %j', (label, creators, isSame, facts) => {
    expect(compare(label, creators)).toEqual([isSame, facts]);
  });

  it('have no total', () => {
    expect(compareFacts([]).map(({ label }) => label)).toEqual([
      ...['Hourly rate', 'Availability', 'Starting price', 'Delivery', 'Rating'],
      ...[
        'Usually answers',
        'Finished jobs',
        'Overdue refunds',
        'Finished on time',
        'Repeat clients',
        'Experience',
        'Projects',
      ],
      'Location',
    ]);
  });
});

describe('lists side by side', () => {
  const describeLists = (lists: string[][]) => {
    const { isSame, lists: compared } = compareLists(lists);
    return [
      isSame,
      compared.map((list) => list.map((one) => one.item + (one.isShared ? '*' : ''))),
    ];
  };

  it.each([
    [
      [
        ['Vue', 'React', 'Maps'],
        ['react', 'Vue'],
      ],
      false,
      [
        ['Vue*', 'React*', 'Maps'],
        ['Vue*', 'react*'],
      ],
    ],
    [
      [
        ['Maps', 'React'],
        ['Go', 'React'],
      ],
      false,
      [
        ['React*', 'Maps'],
        ['React*', 'Go'],
      ],
    ],
    [[['React'], []], false, [['React'], []]],
    [[['React'], ['REACT']], true, [['React*'], ['REACT*']]],
    [[[], []], true, [[], []]],
    [[['React']], false, [['React']]],
  ])('%j are the same: %s', (lists, isSame, expected) => {
    expect(describeLists(lists)).toEqual([isSame, expected]);
  });
});
