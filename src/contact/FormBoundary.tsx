import { Component, type ReactNode } from "react";
import { NotSent } from "./notices";

type FormBoundaryProps = {
  readonly children: ReactNode;
  /** Called after hydration, also when the form threw. */
  readonly onReady?: (() => void) | undefined;
};
type FormBoundaryState = { readonly failed: boolean; readonly copy?: Node | undefined };

/**
 * If the form throws, puts a plain copy of it on the page, with what the visitor typed and the notice
 * that says how else to reach the company. With an endpoint the browser can still post the copy.
 */
export class FormBoundary extends Component<FormBoundaryProps, FormBoundaryState> {
  override state: FormBoundaryState = { failed: false };

  static getDerivedStateFromError(): FormBoundaryState {
    // The form is still in the document here; React removes it afterwards.
    const copy = document.querySelector('[data-island="contact-form"] form')?.cloneNode(true);
    if (copy instanceof HTMLFormElement) {
      copy.inert = false;
      copy.removeAttribute("aria-busy");
      copy.querySelector("[role=alert]")?.removeAttribute("hidden");
    }
    return { failed: true, copy };
  }

  override componentDidMount(): void {
    this.props.onReady?.();
  }

  override render(): ReactNode {
    const { failed, copy } = this.state;
    if (!failed) return this.props.children;
    return copy ? <div ref={(place) => place?.replaceChildren(copy)} /> : <NotSent />;
  }
}
