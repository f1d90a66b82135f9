import { StarShape } from './rating.styles.ts';

export function Star({ look }: { look: 'filled' | 'empty' }) {
  return (
    <StarShape $look={look} viewBox="0 0 24 24" fill="currentColor" aria-hidden data-star={look}>
      <path d="M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L12 17.7l-6.3 3.5L7 14.1 1.8 9.2l7.1-.9z" />
    </StarShape>
  );
}
