import type { Meta } from '@storybook/react-vite';
import { Container, Stack } from '../layout/layout.tsx';
import { palette, shadows, textSizes, tokens } from '../theme/tokens.ts';
import { Bar, Palette, Sample, Swatch, TokenName, Tile } from './tokens.stories.styles.ts';
import { useTheme } from '../theme/ui-context.ts';

export default { title: 'Tokens', parameters: { layout: 'fullscreen' } } satisfies Meta;

export function Colors() {
  const { theme } = useTheme();
  return <Swatches theme={theme} />;
}

/** Ink-navy in both themes. */
export const Night = () => (
  <div data-theme="night">
    <Swatches theme="night" />
  </div>
);

function Swatches({ theme }: { theme: keyof typeof palette }) {
  return (
    <Container style={{ paddingBlock: '24px' }}>
      <Palette>
        {Object.entries(palette[theme]).map(([name, value]) => (
          <Swatch key={name}>
            <Sample style={{ background: value }} />
            <strong>{name}</strong>
            <TokenName>{value}</TokenName>
          </Swatch>
        ))}
      </Palette>
    </Container>
  );
}

export const Type = () => (
  <Container style={{ paddingBlock: '24px' }}>
    <Stack gap={5}>
      {textSizes.map((size) => (
        <div key={size}>
          <TokenName>{`text[${size}]`}</TokenName>
          <div style={{ fontSize: tokens.text[size], letterSpacing: size > 18 ? '-0.02em' : 0 }}>
            Work you can see, made by people you can hire
          </div>
        </div>
      ))}
      <div>
        <TokenName>weight</TokenName>
        <Stack direction="row" gap={6}>
          {Object.entries(tokens.weight).map(([name, weight]) => (
            <span key={name} style={{ fontWeight: weight }}>
              {name} {weight}
            </span>
          ))}
        </Stack>
      </div>
      <div style={{ fontFamily: tokens.display, fontWeight: tokens.weight.bold }}>
        display: $1,250 for the first version
      </div>
      <div style={{ fontFamily: tokens.mono }}>mono: const total = 1250;</div>
    </Stack>
  </Container>
);

export const Space = () => (
  <Container style={{ paddingBlock: '24px' }}>
    <Stack gap={2}>
      {Object.entries(tokens.space).map(([step, size]) => (
        <Stack key={step} direction="row" gap={4}>
          <TokenName style={{ inlineSize: '128px' }}>{`space[${step}] ${size}`}</TokenName>
          <Bar style={{ inlineSize: size }} />
        </Stack>
      ))}
    </Stack>
  </Container>
);

export const ShapesAndShadows = () => (
  <Container style={{ paddingBlock: '24px' }}>
    <Stack direction="row" gap={8}>
      {Object.entries(tokens.radius).map(([name, radius]) => (
        <Tile key={name} style={{ borderRadius: radius }}>
          {`radius.${name}`}
        </Tile>
      ))}
      {Object.keys(shadows.light).map((name) => (
        <Tile
          key={name}
          style={{ boxShadow: name === 'low' ? tokens.shadow.low : tokens.shadow.high }}
        >
          {`shadow.${name}`}
        </Tile>
      ))}
    </Stack>
  </Container>
);
