import { aProject, aReview, aService, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projectId, createProjectBackend } from '../../testing/project-backend.ts';
import { openPage } from '../../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './project-page.tsx';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const figure = (label: string) =>
  box('Project Stats').getByText(label).nextElementSibling?.textContent;
const box = (name: string) => within(screen.getByRole('region', { name }));

describe('a project in the database', () => {
  it('shows its facts', async () => {
    openPage(`/projects/${projectId}`, createProjectBackend());
    await title('Harbour Notes');
    expect(document.title).toBe('Harbour Notes · Bolt Showcase');
    expect(screen.queryByText('Sample data')).toBeNull();
    const visit = screen.getByRole('link', { name: /^Visit Live Project/ });
    expect(visit.getAttribute('href')).toBe('https://bolt.new/harbour-notes');
    expect(visit.getAttribute('target')).toBe('_blank');
    expect(visit.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
    const profile = screen.getByRole('link', { name: 'View Creator Profile' });
    expect(profile.getAttribute('href')).toBe(`/creators/${testId(1)}`);
    expect(box('About the Creator').getByText('I build calm software.')).toBeTruthy();
    expect(box('About the Creator').getByText('Berlin Germany')).toBeTruthy();
    const kinds = box('Technologies Used').getAllByRole('heading', { level: 3 });
    expect(kinds.map((kind) => kind.parentElement?.textContent)).toEqual([
      'TechnologyReact',
      'TypeWeb',
      'IndustrySaaS',
    ]);
  });

  it('starts with picture, tags, date and creator, and with the first of four tabs', async () => {
    openPage(`/projects/${projectId}`, createProjectBackend());
    await title('Harbour Notes');
    expect(screen.getByRole('img', { name: 'Cover of Harbour Notes' })).toBeTruthy();
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['Web', 'React', 'SaaS']);
    const portraits = screen.getAllByRole('img', { name: 'Ada Stone' });
    expect(portraits[0]?.getAttribute('src')).toBe('https://images.example.com/ada.png');
    expect(screen.getAllByText('Jun 1, 2025')[0]?.tagName).toBe('TIME');
    const [creator] = screen.getAllByRole('link', { name: 'Ada Stone' });
    expect(creator?.getAttribute('href')).toBe(`/creators/${testId(1)}`);
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['Overview', 'Gallery', 'Videos', 'Code & Embeds']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
  });

  it('renders the description as markup, with the reviews below', async () => {
    openPage(`/projects/${projectId}`, createProjectBackend());
    await title('Harbour Notes');
    expect(screen.getByRole('heading', { name: 'Why' })).toBeTruthy();
    expect(screen.getByText('shared').tagName).toBe('STRONG');
    expect(screen.getByText('quiet').tagName).toBe('EM');
    expect(screen.getByText('for crews').tagName).toBe('LI');
    await waitFor(() => expect(box('Project Reviews').getByText('2 reviews')).toBeTruthy());
    expect(box('Project Reviews').getByText('4.5')).toBeTruthy();
  });

  it.each([null, 'javascript:alert(1)//bolt.new'])('has no link for %j', async (bolt_url) => {
    const backend = createProjectBackend();
    Object.assign(backend.state.projects[0] ?? {}, { bolt_url });
    openPage(`/projects/${projectId}`, backend);
    await title('Harbour Notes');
    expect(screen.queryByRole('link', { name: /^Visit Live Project/ })).toBeNull();
  });

  it.each([
    [0, 'No reviews yet'],
    [1, '1 review'],
  ])('with %i reviews shows: %s', async (count, text) => {
    const backend = createProjectBackend();
    backend.state.reviews.splice(count);
    openPage(`/projects/${projectId}`, backend);
    await title('Harbour Notes');
    expect(await box('Project Reviews').findByText(text)).toBeTruthy();
    expect(figure('Reviews')).toBe(String(count));
  });

  it('shows the actual counts only', async () => {
    openPage(`/projects/${projectId}`, createProjectBackend());
    await title('Harbour Notes');
    await waitFor(() => expect(figure('Reviews')).toBe('2'));
    expect(figure('Likes')).toBe('1,041');
    expect(figure('Saves')).toBe('12');
    expect(figure('Views')).toMatch(/^3,97[78]$/);
    expect(screen.queryByText('1,245')).toBeNull();
  });

  it('counts all reviews, even if there is more than one page', async () => {
    const backend = createProjectBackend();
    for (let number = 0; number < 148; number += 1) {
      const rating = number < 98 ? 5 : 1;
      const id = testId(4000 + number);
      backend.state.reviews.push(aReview({ id, project_id: projectId, rating }));
    }
    openPage(`/projects/${projectId}`, backend);
    await title('Harbour Notes');
    await waitFor(() => expect(figure('Reviews')).toBe('150'));
    expect(box('Project Reviews').getByText('150 reviews')).toBeTruthy();
    expect(box('Project Reviews').getByText('3.7')).toBeTruthy();
  });

  it('shows at most three related projects with two tags each', async () => {
    openPage(`/projects/${projectId}`, createProjectBackend());
    await title('Harbour Notes');
    await screen.findByRole('region', { name: 'Related Projects' });
    const items = box('Related Projects').getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]?.textContent).toContain('Web · Vue');
    expect(items[0]?.textContent).not.toContain('AI');
  });

  it('shows the newest reviews, and other projects of the same creator', async () => {
    const backend = createProjectBackend();
    backend.state.projects.push(aProject({ id: testId(106), title: 'Tide Maps' }));
    openPage(`/projects/${projectId}`, backend);
    await title('Harbour Notes');
    await waitFor(() => {
      expect(box('Project Reviews').getAllByRole('article')).toHaveLength(2);
    });
    const others = within(await screen.findByRole('region', { name: /^More from/ }));
    expect(others.getByRole('article', { name: 'Tide Maps' })).toBeTruthy();
    expect(others.getAllByRole('article')).toHaveLength(1);
  });

  it('shows the price and the availability of the creator next to Hire', async () => {
    const backend = createProjectBackend();
    backend.state.services.push(aService({ user_id: testId(1), price: 450, duration: '3 days' }));
    openPage(`/projects/${projectId}`, backend);
    await title('Harbour Notes');
    for (const text of ['From $450', '3 days', 'Full-time']) {
      expect(box('Hire').getByText(text)).toBeTruthy();
    }
    expect(box('Hire').getByRole('link', { name: 'Hire Ada Stone' })).toBeTruthy();
  });

  it('shows an empty state for a tab without content', async () => {
    const { user } = openPage(`/projects/${projectId}`, createProjectBackend());
    await title('Harbour Notes');
    await user.click(screen.getByRole('tab', { name: 'Gallery' }));
    expect(await screen.findByText('No images yet')).toBeTruthy();
  });

  it('shows no empty state for rows that failed to load', async () => {
    const backend = createProjectBackend();
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/project_media') ? new Response('{}', { status: 503 }) : undefined,
    );
    const { user } = openPage(`/projects/${projectId}`, backend);
    await title('Harbour Notes');
    await user.click(screen.getByRole('tab', { name: 'Gallery' }));
    expect(
      await screen.findByText("We can't connect right now. Check your connection and try again."),
    ).toBeTruthy();
    expect(screen.queryByText('No images yet')).toBeNull();
  });

  it('loads a video only when it is played', async () => {
    const { user } = openPage(`/projects/${projectId}`, createProjectBackend());
    await title('Harbour Notes');
    await user.click(screen.getByRole('tab', { name: 'Videos' }));
    const play = await screen.findByRole('button', { name: 'Play video: A walk' });
    expect(screen.queryByTitle('A walk')).toBeNull();
    await user.click(play);
    expect(screen.getByTitle('A walk').getAttribute('src')).toMatch(
      /^https:\/\/player\.vimeo\.com/,
    );
  });

  it('copies code, and links only to http and https URLs', async () => {
    const { user } = openPage(`/projects/${projectId}`, createProjectBackend());
    await title('Harbour Notes');
    await user.click(screen.getByRole('tab', { name: 'Code & Embeds' }));
    const sample = within(await screen.findByRole('region', { name: 'Sync' }));
    expect(sample.getByText('SQL')).toBeTruthy();
    await user.click(sample.getByRole('button', { name: 'Copy Sync' }));
    expect(await sample.findByRole('button', { name: 'Copied Sync' })).toBeTruthy();
    expect(sample.getByRole('status').textContent).toBe('Copied');
    expect(await sample.findByRole('button', { name: 'Copy Sync' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('select 1;');
    expect(screen.getByRole('link', { name: /^Live Demo/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Source Code/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Design mockup' })).toBeNull();
  });

  it('links back to the list', async () => {
    openPage(`/projects/${projectId}`, createProjectBackend());
    await title('Harbour Notes');
    const back = screen.getByRole('link', { name: 'Back to projects' });
    expect(back.getAttribute('href')).toBe('/projects');
  });
});
