import galleryOverview from '../../assets/sample-gallery-1.webp';
import galleryDetail from '../../assets/sample-gallery-2.webp';
import galleryPhone from '../../assets/sample-gallery-3.webp';
import gallerySettings from '../../assets/sample-gallery-4.webp';

/** The specified content of a sample project, which is never loaded from anywhere. */
export const sampleStats = { views: 1245, likes: 87, saves: 32 };

export const sampleImages = [
  { url: galleryOverview, caption: 'Overview' },
  { url: galleryDetail, caption: 'Accounts' },
  { url: galleryPhone, caption: 'On a phone' },
  { url: gallerySettings, caption: 'Settings' },
];

export const sampleVideos = [
  { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', caption: 'Big Buck Bunny, a sample film' },
  { url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ', caption: 'Sintel, a sample film' },
];

export const sampleCode = [
  {
    id: '1',
    title: 'Live figures',
    language: 'TypeScript',
    code: `export function useLiveFigures(channel: RealtimeChannel) {
  const [figures, setFigures] = useState<Figure[]>([]);

  useEffect(() => {
    channel.on('broadcast', { event: 'figure' }, ({ payload }) => {
      setFigures((current) => [...current.slice(-59), payload]);
    });
    return () => void channel.unsubscribe();
  }, [channel]);

  return figures;
}`,
  },
  {
    id: '2',
    title: 'Weekly summary',
    language: 'SQL',
    code: `select date_trunc('week', created_at) as week,
       count(*) filter (where plan = 'paid') as paid,
       sum(amount) as revenue
from orders
group by week
order by week desc;`,
  },
];

export const sampleResources = {
  liveDemo: 'https://bolt.new',
  sourceCode: 'https://github.com/stackblitz/bolt.new',
  documentation: 'https://support.bolt.new',
};
