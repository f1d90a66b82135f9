import { aProject, aReview, aUser, fakeBackend, testId } from '@showcase/data/testing';

export const projectId = testId(101);

/** A project with every kind of content, and four related ones of another creator; takes the id of the signed-in user. */
export function createProjectBackend(signedInAs?: string) {
  return fakeBackend({
    ...(signedInAs && { signedInAs }),
    users: [
      aUser({ avatar: 'https://images.example.com/ada.png' }),
      aUser({ id: testId(9), name: 'Ben Hale', username: 'ben-hale' }),
    ],
    projects: [
      aProject({
        id: projectId,
        description: '# Why\nA **shared** and *quiet* notebook\n- for crews',
        live_url: 'https://harbour.example',
        repo_url: 'ftp://harbour.example',
        like_count: 1041,
        save_count: 12,
        view_count: 3977,
      }),
      ...[102, 103, 104, 105].map((id) =>
        aProject({
          id: testId(id),
          user_id: testId(9),
          title: `Tide Table ${id}`,
          tags: ['Web', 'Vue', 'AI'],
        }),
      ),
    ],
    reviews: [
      aReview({ project_id: projectId, rating: 5 }),
      aReview({ id: testId(302), project_id: projectId, rating: 4 }),
    ],
    media: [
      {
        id: testId(1),
        project_id: projectId,
        position: 1,
        kind: 'video',
        url: 'https://vimeo.com/76979871',
        caption: 'A walk',
      },
    ],
    codeSamples: [
      {
        id: testId(2),
        project_id: projectId,
        position: 1,
        title: 'Sync',
        language: 'SQL',
        code: 'select 1;',
      },
    ],
  });
}
