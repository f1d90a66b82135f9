import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Bookmark from 'lucide-react/icons/bookmark';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Stack } from '../layout/layout.tsx';
import { tokens } from '../theme/tokens.ts';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

export default { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>;

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['s', 'm', 'l'] as const;

export const Playground: StoryObj<typeof Button> = { args: { children: 'Save changes' } };

export const Variants = () => (
  <Stack>
    {variants.map((variant) => (
      <Stack key={variant} direction="row">
        {sizes.map((size) => (
          <Button key={size} variant={variant} size={size}>
            Save changes
          </Button>
        ))}
      </Stack>
    ))}
  </Stack>
);

/** The focus ring is visible on each background: its inner edge on light ones, its outer edge on blue. */
export const OnAnyGround = () => (
  <Stack>
    {(['paper', 'surface', 'sunken', 'volt'] as const).map((ground) => (
      <div key={ground} style={{ padding: tokens.space[6], background: tokens.color[ground] }}>
        <Button>Save changes</Button>
      </div>
    ))}
  </Stack>
);

export const WithIcons = () => (
  <Stack direction="row">
    <Button variant="primary">
      <Plus aria-hidden />
      New project
    </Button>
    <Button>
      Continue
      <ArrowRight aria-hidden />
    </Button>
    <Button variant="danger">
      <Trash2 aria-hidden />
      Delete project
    </Button>
  </Stack>
);

export const Busy = () => (
  <Stack direction="row">
    {variants.map((variant) => (
      <Button key={variant} variant={variant} isBusy>
        Save changes
      </Button>
    ))}
    <IconButton label="Save" variant="secondary" isBusy>
      <Bookmark aria-hidden />
    </IconButton>
  </Stack>
);

export const Disabled = () => (
  <Stack direction="row">
    {variants.map((variant) => (
      <Button key={variant} variant={variant} disabled>
        Save changes
      </Button>
    ))}
  </Stack>
);

export const AsLink = () => (
  <Stack direction="row">
    {variants.slice(0, 3).map((variant) => (
      <ButtonLink key={variant} variant={variant} href="#projects">
        Browse projects
      </ButtonLink>
    ))}
  </Stack>
);

export const IconOnly = () => (
  <Stack>
    {(['ghost', 'secondary', 'primary'] as const).map((variant) => (
      <Stack key={variant} direction="row">
        {sizes.map((size) => (
          <IconButton key={size} label={`Save, ${variant} ${size}`} variant={variant} size={size}>
            <Bookmark aria-hidden />
          </IconButton>
        ))}
      </Stack>
    ))}
  </Stack>
);

export const LongText = () => (
  <div style={{ inlineSize: '180px' }}>
    <Button variant="primary">Send the request and wait for the creator’s answer</Button>
  </div>
);
