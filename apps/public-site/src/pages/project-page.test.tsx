import { aProject, aReview, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../testing/show.tsx';

const projectId = testId(101);

function market() {
  return fakeBackend({
    users: [aUser()],
    projects: [
      aProject({
        id: projectId,
        description: '# Why\nA **shared** notebook\n- for crews',
        live_url: 'https://harbour.example',
        repo_url: 'ftp://harbour.example',
      }),
      ...[102, 103, 104, 105].map((id) =>
        aProject({ id: testId(id), title: `Tide Table ${id}`, tags: ['Web', 'Vue', 'AI'] }),
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

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: string) => within(screen.getByRole('region', { name }));

describe('a project of the marketplace', () => {
  it('shows its facts', async () => {
    show(`/projects/${projectId}`, market());
    await title('Harbour Notes');
    expect(document.title).toBe('Harbour Notes · Bolt Showcase');
    expect(screen.queryByText('Sample data')).toBeNull();
    const visit = screen.getByRole('link', { name: /^Visit Live Project/ });
    expect(visit.getAttribute('href')).toBe('https://bolt.new/harbour-notes');
    const profile = screen.getByRole('link', { name: 'View Creator Profile' });
    expect(profile.getAttribute('href')).toBe(`/creators/${testId(1)}`);
    expect(box('About the Creator').getByText('I build calm software.')).toBeTruthy();
    expect(box('Technologies Used').getByText('React')).toBeTruthy();
  });

  it('renders the description as markup, with the reviews below', async () => {
    show(`/projects/${projectId}`, market());
    await title('Harbour Notes');
    expect(screen.getByRole('heading', { name: 'Why' })).toBeTruthy();
    expect(screen.getByText('shared').tagName).toBe('STRONG');
    await waitFor(() => expect(box('Project Reviews').getByText('2 reviews')).toBeTruthy());
    expect(box('Project Reviews').getByText('4.5')).toBeTruthy();
  });

  it('shows real figures only', async () => {
    show(`/projects/${projectId}`, market());
    await title('Harbour Notes');
    await waitFor(() => expect(box('Project Stats').getByText('2')).toBeTruthy());
    expect(box('Project Stats').getByText('Jun 1, 2025')).toBeTruthy();
    expect(screen.queryByText('1,245')).toBeNull();
  });

  it('relates three others at most, with two tags each', async () => {
    show(`/projects/${projectId}`, market());
    await title('Harbour Notes');
    await screen.findByRole('region', { name: 'Related Projects' });
    const items = box('Related Projects').getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]?.textContent).toContain('Web · Vue');
    expect(items[0]?.textContent).not.toContain('AI');
  });

  it('says in the tab what the project does not have', async () => {
    const { user } = show(`/projects/${projectId}`, market());
    await title('Harbour Notes');
    await user.click(screen.getByRole('tab', { name: 'Gallery' }));
    expect(await screen.findByText('No images yet')).toBeTruthy();
  });

  it('does not call a tab empty while its rows are missing', async () => {
    const backend = market();
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/project_media') ? new Response('{}', { status: 503 }) : undefined,
    );
    const { user } = show(`/projects/${projectId}`, backend);
    await title('Harbour Notes');
    await user.click(screen.getByRole('tab', { name: 'Gallery' }));
    expect(await screen.findByText('We cannot reach the marketplace')).toBeTruthy();
    expect(screen.queryByText('No images yet')).toBeNull();
  });

  it('fetches a video only when it is asked to play', async () => {
    const { user } = show(`/projects/${projectId}`, market());
    await title('Harbour Notes');
    await user.click(screen.getByRole('tab', { name: 'Videos' }));
    const play = await screen.findByRole('button', { name: 'Play video: A walk' });
    expect(screen.queryByTitle('A walk')).toBeNull();
    await user.click(play);
    expect(screen.getByTitle('A walk').getAttribute('src')).toMatch(
      /^https:\/\/player\.vimeo\.com/,
    );
  });

  it('copies code and links only to http and https', async () => {
    const { user } = show(`/projects/${projectId}`, market());
    await title('Harbour Notes');
    await user.click(screen.getByRole('tab', { name: 'Code & Embeds' }));
    const sample = within(await screen.findByRole('region', { name: 'Sync' }));
    expect(sample.getByText('SQL')).toBeTruthy();
    await user.click(sample.getByRole('button', { name: 'Copy' }));
    expect(await sample.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('select 1;');
    expect(screen.getByRole('link', { name: /^Live Demo/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Source Code/ })).toBeNull();
  });

  it('likes and saves apart from each other, until the visitor leaves', async () => {
    const { user, router } = show(`/projects/${projectId}`, market());
    await title('Harbour Notes');
    await user.click(screen.getByRole('button', { name: 'Like' }));
    await user.click(screen.getByRole('tab', { name: 'Gallery' }));
    expect(screen.getByRole('button', { name: 'Like', pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save', pressed: false })).toBeTruthy();

    await router.navigate(`/projects/${testId(102)}`);
    await title('Tide Table 102');
    expect(screen.getByRole('button', { name: 'Like', pressed: false })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeTruthy();
  });

  it('copies its address to share it', async () => {
    const { user, notices } = show(`/projects/${projectId}`, market());
    await title('Harbour Notes');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Link copied' }]));
    expect(await navigator.clipboard.readText()).toContain(`/projects/${projectId}`);
  });
});

describe('a project that cannot be loaded', () => {
  it.each([
    ['1', 'PulseBoard Analytics'],
    ['2', 'Corner Market'],
    ['3', 'StudyPath'],
    ['nothing', 'PulseBoard Analytics'],
    [testId(999), 'PulseBoard Analytics'],
  ])('/projects/%s shows the sample %s', async (id, name) => {
    show(`/projects/${id}`, market());
    await title(name);
    expect(screen.getByText('Sample data')).toBeTruthy();
    for (const figure of ['1,245', '87', '32']) {
      expect(box('Project Stats').getByText(figure)).toBeTruthy();
    }
  });

  it('shows the sample and a quiet line where the marketplace cannot be reached', async () => {
    const backend = market();
    backend.goDown();
    const { user } = show(`/projects/${projectId}`, backend);
    await title('PulseBoard Analytics');
    backend.comeBack();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await title('Harbour Notes');
    expect(screen.queryByText('We cannot reach the marketplace')).toBeNull();
  });

  it('wraps around in the gallery, by button, key and thumbnail', async () => {
    const { user } = show('/projects/1');
    await title('PulseBoard Analytics');
    await user.click(screen.getByRole('tab', { name: 'Gallery' }));
    expect(await screen.findByText('1 / 4')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous image' }));
    expect(screen.getByText('4 / 4')).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('1 / 4')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show On a phone' }));
    expect(screen.getByText('3 / 4')).toBeTruthy();
  });

  it('shows sample code, a mockup place and the three resources', async () => {
    const { user } = show('/projects/1');
    await title('PulseBoard Analytics');
    await user.click(screen.getByRole('tab', { name: 'Code & Embeds' }));
    const sample = within(await screen.findByRole('region', { name: 'Live figures' }));
    expect(sample.getByText('TypeScript')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Design Mockup' })).toBeTruthy();
    for (const name of [/^Live Demo/, /^Source Code/, /^Documentation/]) {
      expect(screen.getByRole('link', { name })).toBeTruthy();
    }
  });
});
