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
export { accordionProps, accordionTriggerProps } from './accordion/accordion.props.js'
export { Address, type AddressProps } from './address/address.js'
export { addressProps } from './address/address.props.js'
export { shortenAddress } from './address/read-address.js'
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
export { amountProps } from './amount/amount.props.js'
export { AspectRatio, type AspectRatioProps } from './aspect-ratio/aspect-ratio.js'
export { aspectRatioProps } from './aspect-ratio/aspect-ratio.props.js'
export { Avatar, type AvatarProps } from './avatar/avatar.js'
export { avatarProps } from './avatar/avatar.props.js'
export { Badge, type BadgeProps } from './badge/badge.js'
export { Box, type BoxProps } from './box/box.js'
export { boxProps } from './box/box.props.js'
export { Button, type ButtonProps } from './button/button.js'
export { Callout, type CalloutProps } from './callout/callout.js'
export { calloutProps } from './callout/callout.props.js'
export { Card, type CardProps } from './card/card.js'
export { cardProps } from './card/card.props.js'
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.js'
export { checkboxProps } from './checkbox/checkbox.props.js'
export { Code, type CodeProps } from './code/code.js'
export { codeProps } from './code/code.props.js'
export {
  ContextMenu,
  ContextMenuContent,
  type ContextMenuContentProps,
  type ContextMenuProps,
  ContextMenuTrigger,
} from './context-menu/context-menu.js'
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button.js'
export { DataList, DataListItem, type DataListItemProps, type DataListProps } from './data-list/data-list.js'
export { dataListProps } from './data-list/data-list.props.js'
export { Dialog, DialogClose, DialogDescription, type DialogProps, DialogTitle } from './dialog/dialog.js'
export { dialogProps } from './dialog/dialog.props.js'
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
export { flexProps } from './flex/flex.props.js'
export { Form, type FormProps } from './form/form.js'
export { formMessageProps } from './form/form.props.js'
export {
  FormControl,
  type FormControlProps,
  FormField,
  type FormFieldProps,
  FormLabel,
  type FormLabelProps,
} from './form/form-field.js'
export { type FormMatcher, FormMessage, type FormMessageProps } from './form/form-message.js'
export { defaultFormMessages, type FormError, type FormMessages } from './form/form-messages.js'
export { Grid, type GridProps } from './grid/grid.js'
export { gridProps } from './grid/grid.props.js'
export { Heading, type HeadingProps } from './heading/heading.js'
export { headingProps } from './heading/heading.props.js'
export {
  HoverCard,
  HoverCardContent,
  type HoverCardContentProps,
  type HoverCardProps,
  HoverCardTrigger,
} from './hover-card/hover-card.js'
export { hoverCardProps } from './hover-card/hover-card.props.js'
export { Icon, type IconProps } from './icon/icon.js'
export { IconButton, type IconButtonProps } from './icon-button/icon-button.js'
export { Kbd, type KbdProps } from './kbd/kbd.js'
export { kbdProps } from './kbd/kbd.props.js'
export { Link, type LinkProps } from './link/link.js'
export { linkProps } from './link/link.props.js'
export { List, type ListProps } from './list/list.js'
export { listItemProps, listProps } from './list/list.props.js'
export { ListItem, type ListItemProps } from './list/list-item.js'
export { menuProps } from './menu/menu.props.js'
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
export { networkIconProps } from './network-icon/network-icon.props.js'
export {
  OneTimePasswordField,
  type OneTimePasswordFieldProps,
} from './one-time-password-field/one-time-password-field.js'
export { oneTimePasswordFieldProps } from './one-time-password-field/one-time-password-field.props.js'
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
export { popoverProps } from './popover/popover.props.js'
export { Progress, type ProgressProps } from './progress/progress.js'
export { progressProps } from './progress/progress.props.js'
export { type Accent, accents } from './props/accent.js'
export { QrCode, type QrCodeProps } from './qr-code/qr-code.js'
export { qrCodeProps } from './qr-code/qr-code.props.js'
export { Radio, type RadioProps } from './radio/radio.js'
export { radioGroupProps } from './radio/radio.props.js'
export { RadioGroup, type RadioGroupProps } from './radio/radio-group.js'
export { ScrollArea, type ScrollAreaProps } from './scroll-area/scroll-area.js'
export { scrollAreaProps } from './scroll-area/scroll-area.props.js'
export {
  Segment,
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentProps,
} from './segmented-control/segmented-control.js'
export { segmentedControlProps } from './segmented-control/segmented-control.props.js'
export type { SelectGroup, SelectOption, SelectOptions } from './select/read-options.js'
export { Select, type SelectProps } from './select/select.js'
export { selectProps } from './select/select.props.js'
export { Separator, type SeparatorProps } from './separator/separator.js'
export { separatorProps } from './separator/separator.props.js'
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.js'
export { skeletonProps } from './skeleton/skeleton.props.js'
export { Slider, type SliderProps } from './slider/slider.js'
export { sliderProps } from './slider/slider.props.js'
export { Spinner, type SpinnerProps } from './spinner/spinner.js'
export { spinnerProps } from './spinner/spinner.props.js'
export { Switch, type SwitchProps } from './switch/switch.js'
export { switchProps } from './switch/switch.props.js'
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
export { tableCellProps, tableProps } from './table/table.props.js'
export {
  Tabs,
  TabsContent,
  type TabsContentProps,
  type TabsProps,
  TabsTrigger,
  type TabsTriggerProps,
} from './tabs/tabs.js'
export { tabsListProps, tabsProps } from './tabs/tabs.props.js'
export { TabsList, type TabsListProps } from './tabs/tabs-list.js'
export { Text, type TextProps } from './text/text.js'
export { textProps } from './text/text.props.js'
export { TextArea, type TextAreaProps } from './text-area/text-area.js'
export { textAreaProps } from './text-area/text-area.props.js'
export { TextField, type TextFieldProps } from './text-field/text-field.js'
export { textFieldProps } from './text-field/text-field.props.js'
export { Toast, type ToastAction, type ToastProps } from './toast/toast.js'
export { toastProps } from './toast/toast.props.js'
export { ToastProvider, type ToastProviderProps } from './toast/toast-provider.js'
export { Toggle, ToggleGroup, type ToggleGroupProps, type ToggleProps } from './toggle-group/toggle-group.js'
export { toggleGroupProps } from './toggle-group/toggle-group.props.js'
export { TokenIcon, type TokenIconProps } from './token-icon/token-icon.js'
export { tokenIconProps } from './token-icon/token-icon.props.js'
export { Tooltip, type TooltipProps } from './tooltip/tooltip.js'
export { tooltipProps } from './tooltip/tooltip.props.js'
export { TooltipProvider, type TooltipProviderProps } from './tooltip/tooltip-provider.js'
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.js'
