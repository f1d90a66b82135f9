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

  it('shows the picture, the title, and the words of the description without their markup', () => {
    renderWithUi(<ProjectCard project={project} />);
    expect(screen.getByRole('img', { name: 'Cover of Harbor' }).getAttribute('src')).toBe(
      '/harbor.webp',
    );
    expect(screen.getByRole('article', { name: 'Harbor' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Harbor', level: 3 })).toBeDefined();
    expect(screen.getByText('About Seats and tides')).toBeDefined();
  });

  it('shows the stock picture without an address and a neutral one when it is broken', () => {
    renderWithUi(<ProjectCard project={{ ...project, image_url: '' }} />);
    expect(screen.getByRole('img', { name: 'Cover of Harbor' }).tagName).toBe('svg');
  });

  it('keeps its place when the picture is broken', () => {
    renderWithUi(<ProjectCard project={project} />);
    fireEvent.error(screen.getByRole('img', { name: 'Cover of Harbor' }));
    expect(screen.getByRole('img', { name: 'Cover of Harbor' }).tagName).toBe('DIV');
  });

  it('has the first tag as a badge and again among three chips, then +N', () => {
    renderWithUi(<ProjectCard project={project} />);
    expect(screen.getAllByText('Web')).toHaveLength(2);
    expect(tags()).toEqual(['Web', 'React', 'Supabase', '+2']);
  });

  it('counts nothing when three tags are all there are', () => {
    renderWithUi(<ProjectCard project={{ ...project, tags: ['Web', 'React', 'AI'] }} />);
    expect(tags()).toEqual(['Web', 'React', 'AI']);
  });

  it('needs no tags', () => {
    renderWithUi(<ProjectCard project={{ ...project, tags: [] }} />);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('links to its details', () => {
    renderWithUi(<ProjectCard project={project} />);
    expect(screen.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(
      '/projects/a1',
    );
  });

  it('links to the live project when there is an address', () => {
    renderWithUi(<ProjectCard project={project} />);
    expect(screen.getByRole('link', { name: /^Live project/ }).getAttribute('href')).toBe(
      'https://bolt.new/harbor',
    );
  });

  it.each([null, '', 'javascript:alert(1)//bolt.new'])('has no live link for %j', (bolt_url) => {
    renderWithUi(<ProjectCard project={{ ...project, bolt_url }} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it.each(['Like', 'Share'])('keeps the click on %s to itself', async (name) => {
    const onCardClick = vi.fn();
    const press = vi.fn();
    const { user } = renderWithUi(
      <ProjectCard project={project} onClick={onCardClick} onLike={press} onShare={press} />,
    );
    await user.click(screen.getByRole('button', { name }));
    expect(press).toHaveBeenCalledOnce();
    expect(onCardClick).not.toHaveBeenCalled();
  });

  it('keeps the click to itself also when nobody listens to like and share', async () => {
    const onCardClick = vi.fn();
    const { user } = renderWithUi(<ProjectCard project={project} onClick={onCardClick} />);
    await user.click(screen.getByRole('button', { name: 'Like' }));
    expect(onCardClick).not.toHaveBeenCalled();
  });

  it('lays each of its texts out in the direction of its own script', () => {
    renderWithUi(<ProjectCard project={{ ...project, title: 'ميناء', tags: ['خرائط'] }} />);
    expect(screen.getByRole('heading').getAttribute('dir')).toBe('auto');
    expect(screen.getByText('About Seats and tides').getAttribute('dir')).toBe('auto');
    const [badge, chip] = screen.getAllByText('خرائط');
    expect([badge?.tagName, chip?.getAttribute('dir')]).toEqual(['BDI', 'auto']);
  });

  it('says whether it is liked', () => {
    renderWithUi(<ProjectCard project={project} isLiked />);
    expect(screen.getByRole('button', { name: 'Like', pressed: true })).toBeDefined();
  });
});

describe('ProjectCardSkeleton', () => {
  describeConformance(ProjectCardSkeleton, { props: {}, tag: 'div' });

  it('is silent', () => {
    const { container } = renderWithUi(<ProjectCardSkeleton />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
