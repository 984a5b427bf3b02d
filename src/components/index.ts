export type { ComponentWordOverrides, ComponentWords } from '../words/component-words.js'
export { ComponentWordsProvider, type ComponentWordsProviderProps } from '../words/component-words-context.js'
export {
  Accordion,
  AccordionContent,
  type AccordionContentProps,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
  AccordionTrigger,
  type AccordionTriggerProps,
} from './accordion/accordion.js'
export { Address, type AddressProps } from './address/address.js'
export { shortenAddress } from './address/split-address.js'
export {
  AlertDialog,
  AlertDialogActions,
  AlertDialogCancel,
  AlertDialogContent,
  type AlertDialogContentProps,
  AlertDialogDescription,
  type AlertDialogProps,
  AlertDialogTitle,
} from './alert-dialog/alert-dialog.js'
export { Amount, type AmountProps } from './amount/amount.js'
export { AspectRatio, type AspectRatioProps } from './aspect-ratio/aspect-ratio.js'
export { Avatar, type AvatarProps } from './avatar/avatar.js'
export { Badge, type BadgeProps } from './badge/badge.js'
export { Box, type BoxProps } from './box/box.js'
export { Button, type ButtonProps } from './button/button.js'
export { Callout, type CalloutProps } from './callout/callout.js'
export { Card, type CardProps } from './card/card.js'
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.js'
export { Code, type CodeProps } from './code/code.js'
export {
  ContextMenu,
  ContextMenuContent,
  type ContextMenuContentProps,
  type ContextMenuProps,
  ContextMenuTrigger,
} from './context-menu/context-menu.js'
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button.js'
export { DataList, DataListItem, type DataListItemProps, type DataListProps } from './data-list/data-list.js'
export {
  Dialog,
  DialogClose,
  DialogDescription,
  type DialogProps,
  DialogTitle,
  DialogTrigger,
} from './dialog/dialog.js'
export { DialogContent, type DialogContentProps } from './dialog/dialog-content.js'
export type { DialogCloseReason } from './dialog/dialog-context.js'
export { DialogBody, DialogHeader, type DialogHeaderProps } from './dialog/dialog-header.js'
export {
  DropdownMenu,
  DropdownMenuContent,
  type DropdownMenuContentProps,
  type DropdownMenuProps,
  DropdownMenuTrigger,
} from './dropdown-menu/dropdown-menu.js'
export { Flex, type FlexProps } from './flex/flex.js'
export type { FormMatcher } from './form/create-matcher.js'
export { Form, type FormProps } from './form/form.js'
export {
  FormControl,
  type FormControlProps,
  FormField,
  type FormFieldProps,
  FormLabel,
  type FormLabelProps,
} from './form/form-field.js'
export { FormMessage, type FormMessageProps } from './form/form-message.js'
export { defaultFormMessages, type FormError, type FormMessages } from './form/form-messages.js'
export { Grid, type GridProps } from './grid/grid.js'
export { Heading, type HeadingProps } from './heading/heading.js'
export {
  HoverCard,
  HoverCardContent,
  type HoverCardContentProps,
  type HoverCardProps,
  HoverCardTrigger,
} from './hover-card/hover-card.js'
export { Icon, type IconProps } from './icon/icon.js'
export { IconButton, type IconButtonProps } from './icon-button/icon-button.js'
export { Kbd, type KbdProps } from './kbd/kbd.js'
export { Link, type LinkProps } from './link/link.js'
export { List, type ListProps } from './list/list.js'
export { ListItem, type ListItemProps } from './list/list-item.js'
export { LongList, type LongListHandle, LongListHeading, type LongListProps } from './list/long-list.js'
export type { LongListPlace } from './list/long-list-place.js'
export { MenuGroup, MenuLabel, MenuSeparator } from './menu/menu-group.js'
export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuItem,
  type MenuItemProps,
  MenuRadioGroup,
  MenuRadioItem,
  type MenuRadioItemProps,
} from './menu/menu-item.js'
export {
  MenuSub,
  MenuSubContent,
  type MenuSubContentProps,
  MenuSubTrigger,
  type MenuSubTriggerProps,
} from './menu/menu-sub.js'
export {
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuPanelLink,
  type NavigationMenuPanelLinkProps,
  type NavigationMenuProps,
  NavigationMenuTrigger,
} from './navigation-menu/navigation-menu.js'
export { NetworkIcon, type NetworkIconProps } from './network-icon/network-icon.js'
export {
  OneTimePasswordField,
  type OneTimePasswordFieldProps,
} from './one-time-password-field/one-time-password-field.js'
export {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTitle,
  PopoverTrigger,
} from './popover/popover.js'
export { Progress, type ProgressProps } from './progress/progress.js'
export { type Accent, accents } from './props/accent.js'
export { QrCode, type QrCodeProps } from './qr-code/qr-code.js'
export { Radio, type RadioProps } from './radio/radio.js'
export { RadioGroup, type RadioGroupProps } from './radio/radio-group.js'
export { ScrollArea, type ScrollAreaProps } from './scroll-area/scroll-area.js'
export {
  Segment,
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentProps,
} from './segmented-control/segmented-control.js'
export type { SelectGroup, SelectOption, SelectOptions } from './select/read-options.js'
export { Select, type SelectProps } from './select/select.js'
export { Separator, type SeparatorProps } from './separator/separator.js'
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.js'
export { Slider, type SliderProps } from './slider/slider.js'
export { Spinner, type SpinnerProps } from './spinner/spinner.js'
export { Switch, type SwitchProps } from './switch/switch.js'
export {
  Table,
  TableBody,
  TableCell,
  type TableCellProps,
  TableColumnHeader,
  type TableColumnHeaderProps,
  TableHead,
  type TableProps,
  TableRow,
  TableRowHeader,
  type TableRowHeaderProps,
} from './table/table.js'
export {
  Tabs,
  TabsContent,
  type TabsContentProps,
  TabsList,
  type TabsListProps,
  type TabsProps,
  TabsTrigger,
  type TabsTriggerProps,
} from './tabs/tabs.js'
export { Text, type TextProps } from './text/text.js'
export { TextArea, type TextAreaProps } from './text-area/text-area.js'
export { TextField, type TextFieldProps } from './text-field/text-field.js'
export { Toast, type ToastAction, type ToastProps } from './toast/toast.js'
export { ToastProvider, type ToastProviderProps } from './toast/toast-provider.js'
export { Toggle, ToggleGroup, type ToggleGroupProps, type ToggleProps } from './toggle-group/toggle-group.js'
export { TokenIcon, type TokenIconProps } from './token-icon/token-icon.js'
export { Tooltip, type TooltipProps } from './tooltip/tooltip.js'
export { TooltipProvider, type TooltipProviderProps } from './tooltip/tooltip-provider.js'
export { useSingleRun } from './use-single-run.js'
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.js'
