/** The styles of those Mantine components that only the admin area uses; they come with its layout. */
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Tooltip.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/SegmentedControl.css';
