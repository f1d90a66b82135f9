import { bidi, EmptyState, ExternalLink, safeHref, Stack } from '@showcase/ui';
import Film from 'lucide-react/icons/film';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import {
  Frame,
  PlayIcon,
  Poster,
  PosterImage,
  VideoCaption,
  VideoGrid,
} from './project-videos.styles.ts';
import { videoEmbed } from './video-embed.ts';

type Video = { url: string; caption: string | null };
type ProjectVideosProps = {
  videos: Video[];
  /** A placeholder until the visitor presses play: nothing is fetched from the video host before. */
  poster: string | null;
};

export function ProjectVideos({ videos, poster }: ProjectVideosProps) {
  if (videos.length === 0) {
    return (
      <EmptyState title="No videos yet" icon={<Film aria-hidden />}>
        The creator hasn't added a video to this project.
      </EmptyState>
    );
  }
  return (
    <VideoGrid role="list">
      {videos.map((video) => (
        <li key={video.url}>
          <VideoItem video={video} poster={poster} />
        </li>
      ))}
    </VideoGrid>
  );
}

function VideoItem({ video, poster }: { video: Video; poster: string | null }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const embed = videoEmbed(video.url);
  const title = video.caption ?? 'Project video';

  if (!embed) {
    const href = safeHref(video.url);
    return href ? <ExternalLink href={href}>{title}</ExternalLink> : null;
  }
  return (
    <Stack gap={2}>
      <Frame>
        {isPlaying ? (
          <iframe
            title={title}
            src={embed.src}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <Poster
            type="button"
            aria-label={bidi`Play video: ${title}`}
            onClick={() => {
              setIsPlaying(true);
            }}
          >
            <PosterImage src={poster} alt="" width={640} height={360} />
            <PlayIcon>
              <Play aria-hidden />
            </PlayIcon>
          </Poster>
        )}
      </Frame>
      <VideoCaption>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <span>Plays from {embed.provider}</span>
      </VideoCaption>
    </Stack>
  );
}
