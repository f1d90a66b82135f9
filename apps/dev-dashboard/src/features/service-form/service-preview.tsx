import { imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import type { ServiceValues } from '@showcase/data/schemas';
import { bidi, Card, ChipRow, Cover, formatMoney, Stack, tokens } from '@showcase/ui';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useObjectUrl } from '@showcase/kit/pictures';
import { getExtras, formatPreviewPrice } from './preview-text.ts';

/** The service as clients will see it. */
export function ServicePreview() {
  const client = useDataClient();
  const { control } = useFormContext<ServiceValues>();
  const values = useWatch({ control }) as ServiceValues;
  const source = values.mainImage[0]?.source;
  const objectUrl = useObjectUrl(source instanceof File ? source : null);
  const src = typeof source === 'string' ? imageUrl(client, source) : objectUrl;
  const title = values.title.trim() || 'Your service';
  const delivery = values.pricing_model === 'packages' ? '' : values.duration;
  return (
    <Card as="article" aria-label={bidi`Preview of ${title}`} padding="l">
      <Stack gap={4}>
        {src && <Cover src={src} alt={bidi`Image of ${title}`} />}
        <Stack direction="row" gap={3} align="baseline" justify="between">
          <Title>
            <bdi>{title}</bdi>
          </Title>
          <Price>{formatPreviewPrice(values)}</Price>
        </Stack>
        <Text>{values.description}</Text>
        {delivery && (
          <IconLine>
            <Clock aria-hidden />
            Delivery in {delivery}
          </IconLine>
        )}
        {values.requirements && (
          <Text>
            <strong>Requirements:</strong> {values.requirements}
          </Text>
        )}
        {values.pricing_model === 'packages' &&
          values.packages.map((item) => (
            <Package key={item.name}>
              <strong>
                <bdi>{item.name}</bdi> · {formatMoney(Number(item.price))}
              </strong>
              <span>Delivery in {item.delivery}</span>
              <span>{item.features.join(' · ')}</span>
            </Package>
          ))}
        {getExtras(values).map((extra) => (
          <IconLine key={extra}>
            <Check aria-hidden />
            {extra}
          </IconLine>
        ))}
        {values.faqs.map(({ question, answer }) => (
          <Text key={question}>
            <strong>{question}</strong>
            <br />
            {answer}
          </Text>
        ))}
        {values.tags.length > 0 && <ChipRow label="Tags" items={values.tags} limit={4} />}
      </Stack>
    </Card>
  );
}

const Title = styled.h3`
  flex: 1 1 180px;
  margin: 0;
  overflow-wrap: anywhere;
`;

const Price = styled.p`
  margin: 0;
  font-size: ${tokens.text[18]};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

const Text = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const IconLine = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  margin: 0;
  font-size: ${tokens.text[14]};

  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

const Package = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  font-size: ${tokens.text[14]};
`;
