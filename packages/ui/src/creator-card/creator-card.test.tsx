import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { CreatorCardSkeleton } from './creator-card-skeleton.tsx';
import { CreatorCard } from './creator-card.tsx';

const creator = {
  id: 'c1',
  name: 'Ada Stone',
  avatar: '/ada.webp',
  location: 'Berlin Germany',
  bio: 'Builds calm tools.',
  skills: ['React', 'Vue', 'Svelte', 'Angular', 'Node.js', 'Express'],
};
const facts = { projectCount: 12, memberSince: 2023 };

describe('CreatorCard', () => {
  describeConformance(CreatorCard, {
    props: { creator, ...facts, rating: 4.8, onSave: () => {}, headingLevel: 2 },
    tag: 'article',
  });

  it('shows the name and the location', () => {
    renderWithUi(<CreatorCard creator={creator} {...facts} />);
    expect(screen.getByRole('article', { name: 'Ada Stone' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'Ada Stone' }).getAttribute('src')).toBe('/ada.webp');
    expect(screen.getByText('Berlin Germany')).toBeDefined();
    expect(screen.getByText('Builds calm tools.')).toBeDefined();
  });

  it('shows a placeholder icon without an avatar', () => {
    renderWithUi(<CreatorCard creator={{ ...creator, avatar: null }} {...facts} />);
    const placeholder = screen.getByRole('img', { name: 'Ada Stone' });
    expect(placeholder.textContent).toBe('');
    expect(placeholder.querySelector('svg')).not.toBeNull();
  });

  it('isolates a name that changes the text direction', () => {
    const name = 'Ada\u202eenotS';
    renderWithUi(
      <CreatorCard creator={{ ...creator, name }} {...facts} onSave={() => {}} isSaved={false} />,
    );
    expect(screen.getByRole('button', { name: `Save \u2068${name}\u2069` })).toBeDefined();
  });

  it('shows up to three covers, or what the creator does', () => {
    const covers = ['/1.webp', '/2.webp', '/3.webp', '/4.webp'].map((src) => ({
      src,
      color: '#e0774f',
    }));
    const { container } = renderWithUi(
      <CreatorCard creator={{ ...creator, covers, avatar: null }} {...facts} />,
    );
    const images = [...container.querySelectorAll('img')];
    expect(images.map((image) => [image.getAttribute('src'), image.alt])).toEqual([
      ['/1.webp', ''],
      ['/2.webp', ''],
      ['/3.webp', ''],
    ]);
    expect(container.querySelectorAll('[fill="#e0774f"]')).toHaveLength(3);
    expect(screen.getAllByText('React')).toHaveLength(1);
  });

  it('shows the cheapest offer and whether the creator is available', () => {
    renderWithUi(
      <CreatorCard
        creator={{ ...creator, offer: { price: 450, duration: '3-5 days' } }}
        {...facts}
        availability={{ label: 'Available', isOpen: true }}
      />,
    );
    for (const text of ['From $450', '3–5 days', 'Available']) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  it.each([undefined, null])('says that there are no reviews for a rating of %s', (rating) => {
    renderWithUi(<CreatorCard creator={creator} {...facts} rating={rating} />);
    expect(screen.getByText('No reviews yet')).toBeDefined();
    expect(screen.queryByText(/Rated/)).toBeNull();
  });

  it.each([
    [4.5, 'Rated 4.5 out of 5'],
    [4.501, 'Rated 4.5 out of 5, top rated'],
  ])('shows a rating of %d as %s', (rating, expected) => {
    renderWithUi(<CreatorCard creator={creator} {...facts} rating={rating} />);
    expect(screen.getByText(expected)).toBeDefined();
  });

  it('shows four skills and counts the rest', () => {
    renderWithUi(<CreatorCard creator={creator} {...facts} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'React',
      'Vue',
      'Svelte',
      'Angular',
      '+2',
    ]);
  });

  it.each([
    [0, '0 projects'],
    [1, '1 project'],
    [12, '12 projects'],
  ])('shows a count of %d as %s', (projectCount, expected) => {
    renderWithUi(<CreatorCard creator={creator} projectCount={projectCount} memberSince={2023} />);
    expect(screen.getByText(expected)).toBeDefined();
    expect(screen.getByText('Member since 2023')).toBeDefined();
  });

  it('lays out each text in the direction of its script', () => {
    renderWithUi(<CreatorCard creator={{ ...creator, bio: 'أصمم أدوات هادئة.' }} {...facts} />);
    const texts = [screen.getByRole('heading'), screen.getByText('أصمم أدوات هادئة.')];
    expect(texts.map((text) => text.getAttribute('dir'))).toEqual(['auto', 'auto']);
    expect(screen.getByText('Berlin Germany').tagName).toBe('BDI');
    const skill = within(screen.getByRole('list')).getByText('React');
    expect(skill.getAttribute('dir')).toBe('auto');
  });

  it('links to the profile', () => {
    renderWithUi(<CreatorCard creator={creator} {...facts} />);
    expect(screen.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe(
      '/creators/c1',
    );
  });

  it('can be saved with onSave, without a click on the card', async () => {
    const save = vi.fn();
    const onCardClick = vi.fn();
    const { user } = renderWithUi(
      <CreatorCard creator={creator} {...facts} isSaved onSave={save} onClick={onCardClick} />,
    );
    await user.click(screen.getByRole('button', { name: 'Save Ada Stone', pressed: true }));
    expect(save).toHaveBeenCalledOnce();
    expect(onCardClick).not.toHaveBeenCalled();
  });

  it('can be removed with onRemove', async () => {
    const remove = vi.fn();
    const { user } = renderWithUi(<CreatorCard creator={creator} {...facts} onRemove={remove} />);
    await user.click(screen.getByRole('button', { name: 'Remove Ada Stone' }));
    expect(remove).toHaveBeenCalledOnce();
  });

  it.each([true, false])('can be compared with onCompare, and says so: %s', async (isCompared) => {
    const compare = vi.fn();
    const onCardClick = vi.fn();
    const { user } = renderWithUi(
      <CreatorCard
        creator={creator}
        {...facts}
        isCompared={isCompared}
        onCompare={compare}
        onClick={onCardClick}
      />,
    );
    const button = screen.getByRole('button', { name: 'Compare Ada Stone', pressed: isCompared });
    expect(button.textContent).toBe('Compare');
    await user.click(button);
    button.focus();
    await user.keyboard('{Enter}');
    expect(compare).toHaveBeenCalledTimes(2);
    expect(onCardClick).not.toHaveBeenCalled();
  });

  it('has no Save button without onSave', () => {
    renderWithUi(<CreatorCard creator={creator} {...facts} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('CreatorCardSkeleton', () => {
  describeConformance(CreatorCardSkeleton, { props: {}, tag: 'div' });
});
