import { aProject, aReview, aService, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { metaContent } from '@showcase/kit/testing';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './creator-page.tsx';

const ada = testId(1);

function createBackend(rating = { rating_avg: 4.6, rating_count: 2 }, signedInAs?: string) {
  const backend = fakeBackend({
    ...(signedInAs && { signedInAs }),
    users: [
      aUser(rating),
      aUser({ id: testId(2), name: 'Mina Park', username: 'mina', is_dev: false }),
      aUser({ id: testId(3), name: 'Jonas Weber', username: null }),
    ],
    projects: [aProject()],
    services: [
      aService({ requirements: 'Texts and a logo' }),
      aService({ id: testId(202), title: 'Asleep', is_active: false }),
      aService({ id: testId(203), title: 'Design review', price: 120, requirements: null }),
    ],
    reviews: [
      aReview({
        project_id: testId(101),
        rating: 3,
        author_initial: 'N',
        comment: 'Clear, quick and kind.',
      }),
    ],
  });
  backend.rpc('creator_contact', ({ creator_id: id }) => (id === ada ? 'ada@example.com' : null));
  return backend;
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const stats = () => within(screen.getByRole('region', { name: 'Creator Stats' }));

describe('a creator in the database', () => {
  it.each([`/creators/${ada}`, '/creator/ada-stone'])('is shown at %s', async (path) => {
    openPage(path, createBackend());
    await title('Ada Stone');
    expect(screen.getByText('Berlin Germany')).toBeTruthy();
    expect(screen.getByText('I build calm software.')).toBeTruthy();
    expect(screen.queryByText('Sample data')).toBeNull();
    expect(screen.getByRole('article', { name: 'Harbour Notes' })).toBeTruthy();
    expect(document.title).toBe('Ada Stone · Bolt Showcase');
  });

  it('shows the facts, an initial without a picture, and the projects first', async () => {
    openPage(`/creators/${ada}`, createBackend());
    await title('Ada Stone');
    const back = screen.getByRole('link', { name: 'Back to creators' });
    expect(back.getAttribute('href')).toBe('/creators');
    expect(screen.getByText('A', { exact: true })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'About' })).getByText(/calm/)).toBeTruthy();
    const skills = within(screen.getByRole('region', { name: 'Skills' })).getAllByRole('listitem');
    expect(skills.map((skill) => skill.textContent)).toEqual(['React', 'Supabase']);
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['Projects', 'Services', 'Reviews']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Projects');
    expect(stats().getByText('Rated 4.6 out of 5')).toBeTruthy();
  });

  it('shows the picture if there is one', async () => {
    const backend = createBackend();
    Object.assign(backend.state.users[0] ?? {}, { avatar: 'https://images.example.com/ada.png' });
    openPage(`/creators/${ada}`, backend);
    await title('Ada Stone');
    const portrait = screen.getByRole('img', { name: 'Ada Stone' });
    expect(portrait.getAttribute('src')).toBe('https://images.example.com/ada.png');
    expect(metaContent('twitter:card')).toBe('summary');
  });

  it('switches between all tabs', async () => {
    const { user } = openPage(`/creators/${ada}`, createBackend());
    await title('Ada Stone');
    for (const name of ['Reviews', 'Services', 'Projects', 'Services']) {
      await user.click(screen.getByRole('tab', { name }));
      expect(screen.getByRole('tab', { name, selected: true })).toBeTruthy();
      expect(await screen.findByRole('tabpanel', { name })).toBeTruthy();
    }
  });

  it('counts the actual rows', async () => {
    openPage(`/creators/${ada}`, createBackend());
    await title('Ada Stone');
    expect(stats().getByText('4.6')).toBeTruthy();
    expect(stats().getByText('Jun 2025')).toBeTruthy();
    expect(stats().getByText('Reviews').nextElementSibling?.textContent).toBe('1');
    expect(stats().getByText('Services').nextElementSibling?.textContent).toBe('2');
    expect(stats().getByText('Projects').nextElementSibling?.textContent).toBe('1');
  });

  it('shows the email address to users who can see it', async () => {
    openPage(`/creators/${ada}`, createBackend());
    const mail = await screen.findByRole('link', { name: 'ada@example.com' });
    expect(mail.getAttribute('href')).toBe('mailto:ada@example.com');
  });

  it('shows no email link if the creator hides it', async () => {
    openPage(`/creators/${testId(3)}`, createBackend());
    await title('Jonas Weber');
    expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
  });

  it.each([
    [4.5, false],
    [4.51, true],
  ])('with an average of %d is top rated: %s', async (average, isTopRated) => {
    openPage(`/creators/${ada}`, createBackend({ rating_avg: average, rating_count: 2 }));
    await title('Ada Stone');
    expect(screen.queryByText('Top rated') !== null).toBe(isTopRated);
  });

  it('shows active services with price and delivery, and hides inactive ones even from their owner', async () => {
    const { user } = openPage(`/creators/${ada}`, createBackend(undefined, ada));
    await title('Ada Stone');
    await user.click(screen.getByRole('tab', { name: 'Services' }));
    const card = within(await screen.findByRole('article', { name: 'Landing page in a week' }));
    expect(card.getByText('$400.00')).toBeTruthy();
    expect(card.getByText('Delivery in 3-5 days')).toBeTruthy();
    expect(card.getByText(/Texts and a logo/)).toBeTruthy();
    expect(card.getByText(aService().description)).toBeTruthy();
    expect(screen.queryByText('Asleep')).toBeNull();
    const other = within(screen.getByRole('article', { name: 'Design review' }));
    expect(other.queryByText(/Requirements/)).toBeNull();
  });

  it("shows a client's review with its project", async () => {
    const { user } = openPage(`/creators/${ada}`, createBackend());
    await title('Ada Stone');
    await user.click(screen.getByRole('tab', { name: 'Reviews' }));
    const card = within(await screen.findByRole('article', { name: 'Review from Jun 1, 2025' }));
    expect(card.getByText('Client')).toBeTruthy();
    expect(card.getByText('Clear, quick and kind.')).toBeTruthy();
    expect(card.getByText('Rated 3.0 out of 5')).toBeTruthy();
    expect(card.getByText('N', { exact: true })).toBeTruthy();
    expect(card.getByText('Jun 1, 2025')).toBeTruthy();
    const project = card.getByRole('link', { name: 'Harbour Notes' });
    expect(project.getAttribute('href')).toBe(`/projects/${testId(101)}`);
  });

  it.each([
    ['Projects', 'No projects found.'],
    ['Services', 'No services found.'],
    ['Reviews', 'No reviews yet.'],
  ])('shows in the empty tab %s: %s', async (name, text) => {
    const { user } = openPage(`/creators/${testId(3)}`, createBackend());
    await title('Jonas Weber');
    await user.click(screen.getByRole('tab', { name }));
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('a link with a former username', () => {
  it.each([
    ['/creator/Ada-Old?tab=services', '/creator/ada-stone?tab=services', 'Ada Stone', ada],
    ['/creator/jonas', `/creators/${testId(3)}`, 'Jonas Weber', testId(3)],
  ])('redirects from %s to %s', async (path, target, name, id) => {
    const backend = createBackend();
    backend.rpc('creator_by_former_username', () => id);
    const { currentUrl } = openPage(path, backend);
    await title(name);
    expect(currentUrl()).toBe(target);
  });
});

describe('a hidden creator', () => {
  it.each([`/creators/${ada}`, '/creator/ada-stone'])(
    'is no longer available at %s, and shows no sample',
    async (path) => {
      const backend = createBackend();
      backend.state.hidden.push(ada);
      openPage(path, backend);
      await title('This is no longer available.');
      expect(screen.queryByText('Sample data')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Hire Me' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Back to creators' })).toBeTruthy();
    },
  );
});

describe('a creator who cannot be loaded', () => {
  it.each([
    ['/creators/1', 'Alex Morgan'],
    ['/creators/2', 'Nadia Rossi'],
    ['/creators/3', 'Tomas Keller'],
    [`/creators/${testId(99)}`, 'Alex Morgan'],
    ['/creator/nobody', 'Alex Morgan'],
    ['/creator/mina', 'Alex Morgan'],
  ])('%s shows the sample %s', async (path, name) => {
    openPage(path, createBackend());
    await title(name);
    expect(screen.getByText('Sample data')).toBeTruthy();
    expect(stats().getByText('Jun 2023')).toBeTruthy();
  });

  it('links the sample reviews to the sample projects 1 and 2', async () => {
    const { user } = openPage('/creators/1');
    await title('Alex Morgan');
    await user.click(screen.getByRole('tab', { name: 'Reviews' }));
    const panel = within(await screen.findByRole('tabpanel'));
    const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/projects/1', '/projects/2']);
  });

  it('shows an error and no sample if the marketplace is unreachable', async () => {
    const backend = createBackend();
    backend.goDown();
    openPage(`/creators/${ada}`, backend);
    expect(
      await screen.findByText("We can't connect right now. Check your connection and try again."),
    ).toBeTruthy();
    expect(screen.queryByText('Alex Morgan')).toBeNull();
  });
});
