import {
  INDUSTRY_FILTERS,
  PROJECT_TYPE_FILTERS,
  TECHNOLOGY_FILTERS,
} from '@showcase/data/projects';
import { LOCATION_FILTERS } from '@showcase/data/users';
import { aProject, aReview, aService, aUser, fakeBackend, testId } from '@showcase/data/testing';

const NAMES = [
  'Ada Stone',
  'Mateo Álvarez',
  'Priya Raman',
  'Jonas Weber',
  'Mei Tanaka',
  'Omar Haddad',
];

/** A small in-memory marketplace with enough rows for every list, filter and tab. */
export function exampleBackend() {
  const users = NAMES.map((name, index) =>
    aUser({
      id: testId(index + 1),
      name,
      username: index === 0 ? 'ada-stone' : null,
      location: pick(LOCATION_FILTERS, index),
      skills: [0, 3, 7, 11, 12].map((step) => pick(TECHNOLOGY_FILTERS, index + step)),
      rating_avg: 5 - index * 0.2,
      rating_count: index === 5 ? 0 : 3,
    }),
  );
  const projects = Array.from({ length: 30 }, (_, index) =>
    aProject({
      id: testId(100 + index),
      user_id: testId((index % NAMES.length) + 1),
      title: `Harbour Notes ${index + 1}`,
      description: '# Why\nA **shared** notebook for crews.\n\n- Works offline\n- *Syncs* in port',
      tags: [
        pick(PROJECT_TYPE_FILTERS, index),
        pick(TECHNOLOGY_FILTERS, index),
        pick(TECHNOLOGY_FILTERS, index + 4),
        pick(INDUSTRY_FILTERS, index),
      ],
      live_url: 'https://example.com',
      repo_url: 'https://github.com/example/harbour',
    }),
  );
  const backend = fakeBackend({
    users,
    projects,
    services: [
      aService(),
      aService({ id: testId(202), title: 'Design review', price: 120, requirements: 'A link' }),
    ],
    reviews: [aReview({ project_id: testId(100) })],
    media: [
      video(1, 'https://vimeo.com/76979871', 'A walk through the app'),
      video(2, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', null),
    ],
    codeSamples: [
      {
        id: testId(401),
        project_id: testId(100),
        position: 1,
        title: 'Sync in port',
        language: 'TypeScript',
        code: 'await notebook.sync({ when: isInPort });',
      },
    ],
  });
  backend.rpc('creator_contact', () => 'ada@example.com');
  return backend;
}

function video(position: number, url: string, caption: string | null) {
  const id = testId(300 + position);
  return { id, project_id: testId(100), position, kind: 'video' as const, url, caption };
}

function pick(values: readonly string[], index: number) {
  return values[index % values.length] ?? '';
}
