import { imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import type { ComparedCreator } from '@showcase/data/reputation';
import { Avatar, bidi, IconButton } from '@showcase/ui';
import X from 'lucide-react/icons/x';
import { Head, HeadContent, Name } from './comparison-table.styles.ts';

type CreatorHeadProps = { creator: ComparedCreator; onRemove: () => void };

export function CreatorHead({ creator, onRemove }: CreatorHeadProps) {
  const avatar = imageUrl(useDataClient(), creator.avatar);
  return (
    <Head role="columnheader" scope="col">
      <HeadContent>
        <Avatar name={creator.name} src={avatar} size="s" fallback="icon" isDecorative />
        <Name dir="auto">{creator.name}</Name>
        <IconButton
          size="s"
          label={bidi`Remove ${creator.name} from the comparison`}
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </HeadContent>
    </Head>
  );
}
