import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { ProjectCardSkeleton } from './project-card-skeleton.tsx';
import { ProjectCard } from './project-card.tsx';

const project = {
  id: 'a1',
  title: 'Harbor',
  description: '# About\n**Seats** and *tides*',
  image_url: '/harbor.webp',
  bolt_url: 'https://bolt.new/harbor',
  tags: ['Web', 'React', 'Supabase', 'SaaS', 'AI'],
};

const tags = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('ProjectCard', () => {
  describeConformance(ProjectCard, { props: { project, headingLevel: 2 }, tag: 'article' });

  it('shows the image, the title, and the description without markup', () => {
    renderWithUi(<ProjectCard project={project} />);
    expect(screen.getByRole('img', { name: 'Cover of Harbor' }).getAttribute('src')).toBe(
      '/harbor.webp',
    );
    expect(screen.getByRole('article', { name: 'Harbor' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Harbor', level: 3 })).toBeDefined();
    expect(screen.getByText('About Seats and tides')).toBeDefined();
  });

  it('offers the widths of its image', () => {
    const image_srcset = '/small.webp 480w, /harbor.webp 1600w';
    renderWithUi(<ProjectCard project={{ ...project, image_srcset }} />);
    const image = screen.getByRole('img', { name: 'Cover of Harbor' });
    expect(image.getAttribute('srcset')).toBe(image_srcset);
    expect(image.getAttribute('sizes')).toBe('(min-width: 768px) 300px, 50vw');
  });

  it.each([
    [
      { is_for_sale: true, sale_kind: 'once', sale_price: 2400, sold_at: null },
      'For sale $2,400.00',
    ],
    [{ is_for_sale: true, sale_kind: 'once', sale_price: 2400, sold_at: '2026-01-05' }, 'Sold'],
    [{ is_for_sale: true, sale_kind: null, sale_price: 2400 }, null],
    [{ is_for_sale: false, sale_kind: 'once', sale_price: 2400 }, null],
    [{}, null],
  ])('with %j says %j about the sale', (sale, mark) => {
    renderWithUi(<ProjectCard project={{ ...project, ...sale }} />);
    expect(screen.queryByText(/sale|sold/i)?.textContent ?? null).toBe(mark);
  });

  it.each([true, false, null])('with a proof that is %j, says so beside the title', (is_proven) => {
    renderWithUi(<ProjectCard project={{ ...project, is_proven }} />);
    expect(screen.queryAllByRole('img', { name: 'Owner proven' })).toHaveLength(is_proven ? 1 : 0);
    expect(screen.getByRole('article', { name: 'Harbor' })).toBeDefined();
  });

  it('shows the tagline on its second line', () => {
    renderWithUi(<ProjectCard project={{ ...project, tagline: 'Seats for every crew' }} />);
    const tagline = screen.getByText('Seats for every crew');
    expect(tagline.getAttribute('dir')).toBe('auto');
    expect(tagline.nextElementSibling?.textContent).toBe('About Seats and tides');
    expect(screen.getByRole('article', { name: 'Harbor' })).toBeDefined();
  });

  it('shows the stock image without a URL', () => {
    renderWithUi(<ProjectCard project={{ ...project, image_url: '' }} />);
    expect(screen.getByRole('img', { name: 'Cover of Harbor' }).tagName).toBe('svg');
  });

  it('has the color of its image behind the image and as a glow, for no one to hear', () => {
    const { container } = renderWithUi(
      <ProjectCard project={{ ...project, image_color: '#e0774f' }} />,
    );
    expect(container.querySelectorAll('svg[aria-hidden="true"] > [fill="#e0774f"]')).toHaveLength(
      2,
    );
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it.each([
    ['a color of another form', { image_color: 'url(#a)' }],
    ['a color without an image', { image_color: '#e0774f', image_url: null }],
  ])('ignores %s', (_name, fields) => {
    const { container } = renderWithUi(<ProjectCard project={{ ...project, ...fields }} />);
    expect(container.querySelector('svg > [fill]')).toBeNull();
  });

  it('shows a neutral placeholder for a broken image', () => {
    renderWithUi(<ProjectCard project={project} />);
    fireEvent.error(screen.getByRole('img', { name: 'Cover of Harbor' }));
    expect(screen.getByRole('img', { name: 'Cover of Harbor' }).tagName).toBe('SPAN');
  });

  it('shows the first tag as a badge, and three tags as chips with +N', () => {
    renderWithUi(<ProjectCard project={project} />);
    expect(screen.getAllByText('Web')).toHaveLength(2);
    expect(tags()).toEqual(['Web', 'React', 'Supabase', '+2']);
  });

  it('shows no +N for three tags', () => {
    renderWithUi(<ProjectCard project={{ ...project, tags: ['Web', 'React', 'AI'] }} />);
    expect(tags()).toEqual(['Web', 'React', 'AI']);
  });

  it('names the maker with their rating', () => {
    const maker = { name: 'Ada Stone', avatar: '/ada.webp', rating: 4.6 };
    renderWithUi(<ProjectCard project={{ ...project, maker }} />);
    expect(screen.getByText('Ada Stone').tagName).toBe('BDI');
    expect(screen.getByText('Rated 4.6 out of 5')).toBeDefined();
    expect(screen.queryByRole('img', { name: 'Ada Stone' })).toBeNull();
  });

  it('renders without tags', () => {
    renderWithUi(<ProjectCard project={{ ...project, tags: [] }} />);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('links to its details', () => {
    renderWithUi(<ProjectCard project={project} />);
    expect(screen.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(
      '/projects/a1',
    );
  });

  it('links to the live project if it has a URL', () => {
    renderWithUi(<ProjectCard project={project} />);
    expect(screen.getByRole('link', { name: /^Live project/ }).getAttribute('href')).toBe(
      'https://bolt.new/harbor',
    );
  });

  it.each([null, '', 'javascript:alert(1)//bolt.new'])('has no live link for %j', (bolt_url) => {
    renderWithUi(<ProjectCard project={{ ...project, bolt_url }} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it.each(['Like', 'Share'])('does not pass a click on %s to the card', async (name) => {
    const onCardClick = vi.fn();
    const press = vi.fn();
    const { user } = renderWithUi(
      <ProjectCard project={project} onClick={onCardClick} onLike={press} onShare={press} />,
    );
    await user.click(screen.getByRole('button', { name }));
    expect(press).toHaveBeenCalledOnce();
    expect(onCardClick).not.toHaveBeenCalled();
  });

  it('does not pass a click on Like to the card, even without a handler', async () => {
    const onCardClick = vi.fn();
    const { user } = renderWithUi(<ProjectCard project={project} onClick={onCardClick} />);
    await user.click(screen.getByRole('button', { name: 'Like' }));
    expect(onCardClick).not.toHaveBeenCalled();
  });

  it('lays out each text in the direction of its script', () => {
    renderWithUi(<ProjectCard project={{ ...project, title: 'ميناء', tags: ['خرائط'] }} />);
    expect(screen.getByRole('heading').getAttribute('dir')).toBe('auto');
    expect(screen.getByText('About Seats and tides').getAttribute('dir')).toBe('auto');
    const [badge, chip] = screen.getAllByText('خرائط');
    expect([badge?.tagName, chip?.getAttribute('dir')]).toEqual(['BDI', 'auto']);
  });

  it('exposes whether it is liked', () => {
    renderWithUi(<ProjectCard project={project} isLiked />);
    expect(screen.getByRole('button', { name: 'Like', pressed: true })).toBeDefined();
  });
});

describe('ProjectCardSkeleton', () => {
  describeConformance(ProjectCardSkeleton, { props: {}, tag: 'div' });

  it('is hidden from screen readers', () => {
    const { container } = renderWithUi(<ProjectCardSkeleton />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
