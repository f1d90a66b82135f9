import type { Meta } from '@storybook/react-vite';
import { Grid } from '../layout/layout.tsx';
import { sampleProject } from '../testing/samples.ts';
import { Cover } from './cover.tsx';

export default { title: 'Content/Cover', component: Cover } satisfies Meta<typeof Cover>;

/** Shows what is behind every picture until it has loaded. */
const transparent = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

export const States = () => (
  <Grid min={260}>
    <Cover src={sampleProject.image_url} alt="A stock list with three shelves" />
    <Cover src={transparent} color="#e0774f" alt="A picture that has not loaded" />
    <Cover alt="No picture yet" />
    <Cover alt="Picture of Architecture review" />
    <Cover alt="Picture of Migration from a no-code tool" />
    <Cover src="data:image/png," alt="A picture that is broken" />
  </Grid>
);
