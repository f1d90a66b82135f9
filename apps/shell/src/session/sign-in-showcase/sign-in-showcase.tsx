import { imageSrcSet, imageUrl } from '@showcase/data/images';
import { projectQueries, type Showpiece } from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Bolt, By, Caption, Panel, Picture, Title } from './sign-in-showcase.styles.ts';

/** The width from which `tokens.media.split` applies. */
const SPLIT = '(min-width: 900px)';

/** A featured work with its maker. Until it has arrived, and without one, the panel has only its bolt. */
export function SignInShowcase() {
  const client = useDataClient();
  const showpieces = projectQueries(client).showpieces();
  const { data } = useQuery({ ...showpieces, enabled: useHasRoom() });
  const showpiece = data?.find(({ image_url }) => imageUrl(client, image_url) !== null);
  return (
    <Panel data-theme="night">
      <Bolt viewBox="7.2 4.5 12.6 19" aria-hidden>
        <path d="M15.6 4.5 7.2 15.6h5.2l-1.1 7.9 8.5-11.3h-5.3z" />
      </Bolt>
      {showpiece && <Work showpiece={showpiece} />}
    </Panel>
  );
}

function Work({ showpiece: { title, tagline, image_url, owner } }: { showpiece: Showpiece }) {
  const client = useDataClient();
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading');
  if (state === 'broken') return null;
  const srcSet = imageSrcSet(client, image_url);
  return (
    <>
      <Picture
        src={imageUrl(client, image_url) ?? ''}
        {...(srcSet && { srcSet, sizes: '60vw' })}
        alt=""
        width={640}
        height={400}
        decoding="async"
        data-state={state}
        onLoad={() => setState('loaded')}
        onError={() => setState('broken')}
      />
      <Caption>
        <Title dir="auto">{title}</Title>
        <By>
          {owner && (
            <>
              by <bdi>{owner.name}</bdi>
            </>
          )}
          {owner && tagline && ' · '}
          {tagline && <bdi>{tagline}</bdi>}
        </By>
      </Caption>
    </>
  );
}

/** Whether the panel next to the form is shown. The server does not know. */
function useHasRoom() {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(SPLIT).matches,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia(SPLIT);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
