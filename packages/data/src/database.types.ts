
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "agreements": {
                  Row: {
                    "created_at": string,"fingerprint": string,"hire_request_id": string,"text": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"fingerprint": string,"hire_request_id": string,"text": string,"version": number
                  }
                  Update: {
                    "created_at"?: string,"fingerprint"?: string,"hire_request_id"?: string,"text"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "agreements_hire_request_id_version_fkey"
      columns: ["hire_request_id","version"]
isOneToOne: true
      referencedRelation: "hire_request_events"
      referencedColumns: ["hire_request_id","version"]
    }
                  ]
                },"attachments": {
                  Row: {
                    "alt": string | null,"created_at": string,"height": number | null,"id": string,"message_id": string | null,"name": string,"owner_id": string,"position": number | null,"preview_size": number,"preview_widths": (number)[],"size": number,"stored": Json | null,"stored_type": string,"type": string,"width": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string | null,"created_at"?: string,"height"?: number | null,"id": string,"message_id"?: string | null,"name": string,"owner_id": string,"position"?: number | null,"preview_size"?: number,"preview_widths"?: (number)[],"size": number,"stored"?: Json | null,"stored_type"?: never,"type": string,"width"?: number | null
                  }
                  Update: {
                    "alt"?: string | null,"created_at"?: string,"height"?: number | null,"id"?: string,"message_id"?: string | null,"name"?: string,"owner_id"?: string,"position"?: number | null,"preview_size"?: number,"preview_widths"?: (number)[],"size"?: number,"stored"?: Json | null,"stored_type"?: never,"type"?: string,"width"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "attachments_message_id_fkey"
      columns: ["message_id"]
isOneToOne: false
      referencedRelation: "messages"
      referencedColumns: ["id"]
    }
                  ]
                },"billing_details": {
                  Row: {
                    "address": string | null,"city": string | null,"country": string | null,"email": string | null,"name": string | null,"payment_instructions": string | null,"payment_url": string | null,"phone": string | null,"postal_code": string | null,"registration": string | null,"street": string | null,"tax_id": string | null,"tax_status": string | null,"updated_at": string,"user_id": string,"vat_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string | null,"city"?: string | null,"country"?: string | null,"email"?: string | null,"name"?: string | null,"payment_instructions"?: string | null,"payment_url"?: string | null,"phone"?: string | null,"postal_code"?: string | null,"registration"?: string | null,"street"?: string | null,"tax_id"?: string | null,"tax_status"?: string | null,"updated_at"?: string,"user_id"?: string,"vat_id"?: string | null
                  }
                  Update: {
                    "address"?: string | null,"city"?: string | null,"country"?: string | null,"email"?: string | null,"name"?: string | null,"payment_instructions"?: string | null,"payment_url"?: string | null,"phone"?: string | null,"postal_code"?: string | null,"registration"?: string | null,"street"?: string | null,"tax_id"?: string | null,"tax_status"?: string | null,"updated_at"?: string,"user_id"?: string,"vat_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "billing_details_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"case_steps": {
                  Row: {
                    "action": string,"case_id": string,"cents": number | null,"created_at": string,"is_paid": boolean | null,"number": number,"outcome": string | null,"side": string,"text": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"case_id": string,"cents"?: number | null,"created_at"?: string,"is_paid"?: boolean | null,"number": number,"outcome"?: string | null,"side": string,"text"?: string | null
                  }
                  Update: {
                    "action"?: string,"case_id"?: string,"cents"?: number | null,"created_at"?: string,"is_paid"?: boolean | null,"number"?: number,"outcome"?: string | null,"side"?: string,"text"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "case_steps_case_id_fkey"
      columns: ["case_id"]
isOneToOne: false
      referencedRelation: "cases"
      referencedColumns: ["id"]
    }
                  ]
                },"cases": {
                  Row: {
                    "answer_due_at": string | null,"case_key": string,"cents": number | null,"closed_at": string | null,"created_at": string,"hire_request_id": string,"id": string,"kind": string,"milestone": number,"outcome": string,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answer_due_at"?: string | null,"case_key": string,"cents"?: number | null,"closed_at"?: string | null,"created_at"?: string,"hire_request_id": string,"id"?: string,"kind": string,"milestone": number,"outcome": string,"status"?: string
                  }
                  Update: {
                    "answer_due_at"?: string | null,"case_key"?: string,"cents"?: number | null,"closed_at"?: string | null,"created_at"?: string,"hire_request_id"?: string,"id"?: string,"kind"?: string,"milestone"?: number,"outcome"?: string,"status"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "cases_hire_request_id_fkey"
      columns: ["hire_request_id"]
isOneToOne: false
      referencedRelation: "hire_requests"
      referencedColumns: ["id"]
    }
                  ]
                },"conversation_reads": {
                  Row: {
                    "conversation_id": string,"read_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "conversation_id": string,"read_at"?: string,"user_id": string
                  }
                  Update: {
                    "conversation_id"?: string,"read_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "conversation_reads_conversation_id_fkey"
      columns: ["conversation_id"]
isOneToOne: false
      referencedRelation: "conversations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "conversation_reads_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"conversations": {
                  Row: {
                    "created_at": string,"first_user_id": string | null,"id": string,"last_message_at": string | null,"second_user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"first_user_id"?: string | null,"id"?: string,"last_message_at"?: string | null,"second_user_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"first_user_id"?: string | null,"id"?: string,"last_message_at"?: string | null,"second_user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "conversations_first_user_id_fkey"
      columns: ["first_user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "conversations_second_user_id_fkey"
      columns: ["second_user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"creator_contacts": {
                  Row: {
                    "audience": string,"confirmed_at": string | null,"created_at": string,"email": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "audience"?: string,"confirmed_at"?: string | null,"created_at"?: string,"email": string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "audience"?: string,"confirmed_at"?: string | null,"created_at"?: string,"email"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "creator_contacts_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"hire_request_events": {
                  Row: {
                    "action": string,"actor_id": string | null,"cents": number | null,"created_at": string,"hire_request_id": string,"invoice_id": string | null,"links": NonNullable<Json>,"milestone": number | null,"note": string | null,"offer_id": string | null,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor_id"?: string | null,"cents"?: number | null,"created_at"?: string,"hire_request_id": string,"invoice_id"?: string | null,"links"?: NonNullable<Json>,"milestone"?: number | null,"note"?: string | null,"offer_id"?: string | null,"version": number
                  }
                  Update: {
                    "action"?: string,"actor_id"?: string | null,"cents"?: number | null,"created_at"?: string,"hire_request_id"?: string,"invoice_id"?: string | null,"links"?: NonNullable<Json>,"milestone"?: number | null,"note"?: string | null,"offer_id"?: string | null,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "hire_request_events_actor_id_fkey"
      columns: ["actor_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "hire_request_events_hire_request_id_fkey"
      columns: ["hire_request_id"]
isOneToOne: false
      referencedRelation: "hire_requests"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "hire_request_events_invoice_id_fkey"
      columns: ["invoice_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "hire_request_events_offer_id_fkey"
      columns: ["offer_id"]
isOneToOne: false
      referencedRelation: "offers"
      referencedColumns: ["id"]
    }
                  ]
                },"hire_requests": {
                  Row: {
                    "acts": number,"agreed_offer_id": string | null,"client_id": string | null,"created_at": string,"creator_id": string | null,"delivered_at": string | null,"due_on": string | null,"due_reminder": string | null,"duration": string | null,"end_asked_at": string | null,"end_asked_by": string | null,"first_delivered_at": string | null,"hours": number | null,"id": string,"included": (string)[] | null,"message": string,"milestone": number,"no_due_date": boolean,"open_offer_id": string | null,"package_name": string | null,"price": number | null,"project_id": string | null,"reminders": number,"request_digest": string,"request_key": string,"resolution": string | null,"revisions": number | null,"revisions_used": number,"sale_kind": string | null,"sale_returned_at": string | null,"scope": string | null,"service_id": string | null,"status": string,"time_zone": string,"title": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "acts"?: number,"agreed_offer_id"?: string | null,"client_id"?: string | null,"created_at"?: string,"creator_id"?: string | null,"delivered_at"?: string | null,"due_on"?: string | null,"due_reminder"?: string | null,"duration"?: string | null,"end_asked_at"?: string | null,"end_asked_by"?: string | null,"first_delivered_at"?: string | null,"hours"?: number | null,"id"?: string,"included"?: (string)[] | null,"message": string,"milestone"?: number,"no_due_date"?: boolean,"open_offer_id"?: string | null,"package_name"?: string | null,"price"?: number | null,"project_id"?: string | null,"reminders"?: number,"request_digest": string,"request_key": string,"resolution"?: string | null,"revisions"?: number | null,"revisions_used"?: number,"sale_kind"?: string | null,"sale_returned_at"?: string | null,"scope"?: string | null,"service_id"?: string | null,"status"?: string,"time_zone"?: string,"title": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "acts"?: number,"agreed_offer_id"?: string | null,"client_id"?: string | null,"created_at"?: string,"creator_id"?: string | null,"delivered_at"?: string | null,"due_on"?: string | null,"due_reminder"?: string | null,"duration"?: string | null,"end_asked_at"?: string | null,"end_asked_by"?: string | null,"first_delivered_at"?: string | null,"hours"?: number | null,"id"?: string,"included"?: (string)[] | null,"message"?: string,"milestone"?: number,"no_due_date"?: boolean,"open_offer_id"?: string | null,"package_name"?: string | null,"price"?: number | null,"project_id"?: string | null,"reminders"?: number,"request_digest"?: string,"request_key"?: string,"resolution"?: string | null,"revisions"?: number | null,"revisions_used"?: number,"sale_kind"?: string | null,"sale_returned_at"?: string | null,"scope"?: string | null,"service_id"?: string | null,"status"?: string,"time_zone"?: string,"title"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "hire_requests_agreed_offer_id_fkey"
      columns: ["agreed_offer_id"]
isOneToOne: false
      referencedRelation: "offers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "hire_requests_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "hire_requests_creator_id_fkey"
      columns: ["creator_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "hire_requests_open_offer_id_fkey"
      columns: ["open_offer_id"]
isOneToOne: false
      referencedRelation: "offers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "hire_requests_project_id_fkey"
      columns: ["project_id"]
isOneToOne: false
      referencedRelation: "projects"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "hire_requests_service_id_fkey"
      columns: ["service_id"]
isOneToOne: false
      referencedRelation: "services"
      referencedColumns: ["id"]
    }
                  ]
                },"invoices": {
                  Row: {
                    "buyer": NonNullable<Json>,"client_id": string | null,"corrects": string | null,"created_at": string,"creator_id": string | null,"credits": string | null,"denied_at": string | null,"former_creator_id": string | null,"hire_request_id": string,"id": string,"kind": string,"lines": NonNullable<Json>,"milestone": number,"note": string | null,"number": string,"paid_at": string | null,"received_at": string | null,"reminded_at": string | null,"seller": NonNullable<Json>,"serial": number,"tax": Json | null,"total_cents": number,"year": number
                  }
                  ComputedFields: never
                  Insert: {
                    "buyer": NonNullable<Json>,"client_id"?: string | null,"corrects"?: string | null,"created_at"?: string,"creator_id"?: string | null,"credits"?: string | null,"denied_at"?: string | null,"former_creator_id"?: string | null,"hire_request_id": string,"id"?: string,"kind"?: string,"lines": NonNullable<Json>,"milestone": number,"note"?: string | null,"number"?: never,"paid_at"?: string | null,"received_at"?: string | null,"reminded_at"?: string | null,"seller": NonNullable<Json>,"serial": number,"tax"?: Json | null,"total_cents": number,"year": number
                  }
                  Update: {
                    "buyer"?: NonNullable<Json>,"client_id"?: string | null,"corrects"?: string | null,"created_at"?: string,"creator_id"?: string | null,"credits"?: string | null,"denied_at"?: string | null,"former_creator_id"?: string | null,"hire_request_id"?: string,"id"?: string,"kind"?: string,"lines"?: NonNullable<Json>,"milestone"?: number,"note"?: string | null,"number"?: never,"paid_at"?: string | null,"received_at"?: string | null,"reminded_at"?: string | null,"seller"?: NonNullable<Json>,"serial"?: number,"tax"?: Json | null,"total_cents"?: number,"year"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "invoices_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "invoices_corrects_fkey"
      columns: ["corrects"]
isOneToOne: true
      referencedRelation: "invoices"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "invoices_creator_id_fkey"
      columns: ["creator_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "invoices_credits_fkey"
      columns: ["credits"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "invoices_hire_request_id_fkey"
      columns: ["hire_request_id"]
isOneToOne: false
      referencedRelation: "hire_requests"
      referencedColumns: ["id"]
    }
                  ]
                },"messages": {
                  Row: {
                    "attachment_count": number,"client_key": string,"conversation_id": string,"created_at": string,"event_version": number | null,"hire_request_id": string | null,"id": string,"sender_id": string | null,"text": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "attachment_count"?: number,"client_key"?: string,"conversation_id": string,"created_at"?: string,"event_version"?: number | null,"hire_request_id"?: string | null,"id"?: string,"sender_id"?: string | null,"text"?: string | null
                  }
                  Update: {
                    "attachment_count"?: number,"client_key"?: string,"conversation_id"?: string,"created_at"?: string,"event_version"?: number | null,"hire_request_id"?: string | null,"id"?: string,"sender_id"?: string | null,"text"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "messages_conversation_id_fkey"
      columns: ["conversation_id"]
isOneToOne: false
      referencedRelation: "conversations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "messages_hire_request_id_event_version_fkey"
      columns: ["hire_request_id","event_version"]
isOneToOne: false
      referencedRelation: "hire_request_events"
      referencedColumns: ["hire_request_id","version"]
    },{
      foreignKeyName: "messages_sender_id_fkey"
      columns: ["sender_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"milestones": {
                  Row: {
                    "approved_at": string | null,"due_on": string | null,"hire_request_id": string,"is_trial": boolean,"number": number,"price": number,"title": string
                  }
                  ComputedFields: never
                  Insert: {
                    "approved_at"?: string | null,"due_on"?: string | null,"hire_request_id": string,"is_trial"?: boolean,"number": number,"price": number,"title": string
                  }
                  Update: {
                    "approved_at"?: string | null,"due_on"?: string | null,"hire_request_id"?: string,"is_trial"?: boolean,"number"?: number,"price"?: number,"title"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "milestones_hire_request_id_fkey"
      columns: ["hire_request_id"]
isOneToOne: false
      referencedRelation: "hire_requests"
      referencedColumns: ["id"]
    }
                  ]
                },"notifications": {
                  Row: {
                    "created_at": string,"id": string,"kind": string,"needs_action": boolean,"params": NonNullable<Json>,"read_at": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"kind": string,"needs_action"?: boolean,"params": NonNullable<Json>,"read_at"?: string | null,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"kind"?: string,"needs_action"?: boolean,"params"?: NonNullable<Json>,"read_at"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notifications_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"offer_templates": {
                  Row: {
                    "created_at": string,"days": number,"id": string,"name": string,"price": number,"revisions": number | null,"scope": string,"title": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"days": number,"id"?: string,"name": string,"price": number,"revisions"?: number | null,"scope": string,"title": string,"user_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"days"?: number,"id"?: string,"name"?: string,"price"?: number,"revisions"?: number | null,"scope"?: string,"title"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "offer_templates_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"offers": {
                  Row: {
                    "answered_at": string | null,"created_at": string,"days": number | null,"due_on": string | null,"hire_request_id": string,"id": string,"kind": string,"milestones": NonNullable<Json>,"note": string | null,"number": number,"offer_key": string | null,"price": number | null,"revisions": number | null,"scope": string,"side": string,"status": string,"title": string,"valid_until": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_at"?: string | null,"created_at"?: string,"days"?: number | null,"due_on"?: string | null,"hire_request_id": string,"id"?: string,"kind": string,"milestones"?: NonNullable<Json>,"note"?: string | null,"number": number,"offer_key"?: string | null,"price"?: number | null,"revisions"?: number | null,"scope": string,"side": string,"status"?: string,"title": string,"valid_until"?: string | null
                  }
                  Update: {
                    "answered_at"?: string | null,"created_at"?: string,"days"?: number | null,"due_on"?: string | null,"hire_request_id"?: string,"id"?: string,"kind"?: string,"milestones"?: NonNullable<Json>,"note"?: string | null,"number"?: number,"offer_key"?: string | null,"price"?: number | null,"revisions"?: number | null,"scope"?: string,"side"?: string,"status"?: string,"title"?: string,"valid_until"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "offers_hire_request_id_fkey"
      columns: ["hire_request_id"]
isOneToOne: false
      referencedRelation: "hire_requests"
      referencedColumns: ["id"]
    }
                  ]
                },"profile_views": {
                  Row: {
                    "creator_id": string,"day": string,"user_id": string | null,"viewer_key": string
                  }
                  ComputedFields: never
                  Insert: {
                    "creator_id": string,"day"?: string,"user_id"?: string | null,"viewer_key": string
                  }
                  Update: {
                    "creator_id"?: string,"day"?: string,"user_id"?: string | null,"viewer_key"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "profile_views_creator_id_fkey"
      columns: ["creator_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "profile_views_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"project_check_days": {
                  Row: {
                    "day": string,"failed": number,"ok": number,"project_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day": string,"failed"?: number,"ok"?: number,"project_id": string
                  }
                  Update: {
                    "day"?: string,"failed"?: number,"ok"?: number,"project_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "project_check_days_project_id_fkey"
      columns: ["project_id"]
isOneToOne: false
      referencedRelation: "project_checks"
      referencedColumns: ["project_id"]
    }
                  ]
                },"project_checks": {
                  Row: {
                    "checked_at": string | null,"failures": number,"project_id": string,"since": string,"state": string,"url": string
                  }
                  ComputedFields: never
                  Insert: {
                    "checked_at"?: string | null,"failures"?: number,"project_id": string,"since"?: string,"state"?: string,"url": string
                  }
                  Update: {
                    "checked_at"?: string | null,"failures"?: number,"project_id"?: string,"since"?: string,"state"?: string,"url"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "project_checks_project_id_fkey"
      columns: ["project_id"]
isOneToOne: true
      referencedRelation: "projects"
      referencedColumns: ["id"]
    }
                  ]
                },"project_code_samples": {
                  Row: {
                    "client_key": string,"code": string,"created_at": string,"id": string,"language": string,"position": number,"project_id": string,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "client_key"?: string,"code": string,"created_at"?: string,"id"?: string,"language": string,"position"?: number,"project_id": string,"title": string,"updated_at"?: string
                  }
                  Update: {
                    "client_key"?: string,"code"?: string,"created_at"?: string,"id"?: string,"language"?: string,"position"?: number,"project_id"?: string,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "project_code_samples_project_id_fkey"
      columns: ["project_id"]
isOneToOne: false
      referencedRelation: "projects"
      referencedColumns: ["id"]
    }
                  ]
                },"project_likes": {
                  Row: {
                    "created_at": string,"project_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"project_id": string,"user_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"project_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "project_likes_project_id_fkey"
      columns: ["project_id"]
isOneToOne: false
      referencedRelation: "projects"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "project_likes_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"project_media": {
                  Row: {
                    "caption": string | null,"client_key": string,"created_at": string,"id": string,"kind": string,"position": number,"project_id": string,"updated_at": string,"url": string
                  }
                  ComputedFields: never
                  Insert: {
                    "caption"?: string | null,"client_key"?: string,"created_at"?: string,"id"?: string,"kind": string,"position"?: number,"project_id": string,"updated_at"?: string,"url": string
                  }
                  Update: {
                    "caption"?: string | null,"client_key"?: string,"created_at"?: string,"id"?: string,"kind"?: string,"position"?: number,"project_id"?: string,"updated_at"?: string,"url"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "project_media_project_id_fkey"
      columns: ["project_id"]
isOneToOne: false
      referencedRelation: "projects"
      referencedColumns: ["id"]
    }
                  ]
                },"project_saves": {
                  Row: {
                    "created_at": string,"project_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"project_id": string,"user_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"project_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "project_saves_project_id_fkey"
      columns: ["project_id"]
isOneToOne: false
      referencedRelation: "projects"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "project_saves_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"project_views": {
                  Row: {
                    "day": string,"project_id": string,"user_id": string | null,"viewer_key": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day"?: string,"project_id": string,"user_id"?: string | null,"viewer_key": string
                  }
                  Update: {
                    "day"?: string,"project_id"?: string,"user_id"?: string | null,"viewer_key"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "project_views_project_id_fkey"
      columns: ["project_id"]
isOneToOne: false
      referencedRelation: "projects"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "project_views_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"projects": {
                  Row: {
                    "bolt_url": string | null,"challenges": string | null,"client_key": string,"client_name": string | null,"completion_date": string | null,"created_at": string,"description": string,"documentation_url": string | null,"filter_tags": (string)[],"id": string,"image_color": string | null,"image_url": string | null,"includes_documentation": boolean,"includes_source_code": boolean,"includes_support": boolean,"is_featured": boolean,"is_for_sale": boolean,"like_count": number,"listed_at": string | null,"live_url": string | null,"project_type": string,"repo_url": string | null,"sale_kind": string | null,"sale_price": number | null,"save_count": number,"sold_at": string | null,"solutions": string | null,"support_duration": number,"tagline": string | null,"tags": (string)[],"team_members": string | null,"third_party_licenses": (string)[],"title": string,"updated_at": string,"user_id": string,"view_count": number,"visibility": string,"is_proven": boolean | null
                  }
                  ComputedFields: "is_proven"
                  Insert: {
                    "bolt_url"?: string | null,"challenges"?: string | null,"client_key"?: string,"client_name"?: string | null,"completion_date"?: string | null,"created_at"?: string,"description": string,"documentation_url"?: string | null,"filter_tags"?: never,"id"?: string,"image_color"?: string | null,"image_url"?: string | null,"includes_documentation"?: boolean,"includes_source_code"?: boolean,"includes_support"?: boolean,"is_featured"?: boolean,"is_for_sale"?: boolean,"like_count"?: number,"listed_at"?: string | null,"live_url"?: string | null,"project_type"?: string,"repo_url"?: string | null,"sale_kind"?: string | null,"sale_price"?: number | null,"save_count"?: number,"sold_at"?: string | null,"solutions"?: string | null,"support_duration"?: number,"tagline"?: string | null,"tags": (string)[],"team_members"?: string | null,"third_party_licenses"?: (string)[],"title": string,"updated_at"?: string,"user_id"?: string,"view_count"?: number,"visibility"?: string
                  }
                  Update: {
                    "bolt_url"?: string | null,"challenges"?: string | null,"client_key"?: string,"client_name"?: string | null,"completion_date"?: string | null,"created_at"?: string,"description"?: string,"documentation_url"?: string | null,"filter_tags"?: never,"id"?: string,"image_color"?: string | null,"image_url"?: string | null,"includes_documentation"?: boolean,"includes_source_code"?: boolean,"includes_support"?: boolean,"is_featured"?: boolean,"is_for_sale"?: boolean,"like_count"?: number,"listed_at"?: string | null,"live_url"?: string | null,"project_type"?: string,"repo_url"?: string | null,"sale_kind"?: string | null,"sale_price"?: number | null,"save_count"?: number,"sold_at"?: string | null,"solutions"?: string | null,"support_duration"?: number,"tagline"?: string | null,"tags"?: (string)[],"team_members"?: string | null,"third_party_licenses"?: (string)[],"title"?: string,"updated_at"?: string,"user_id"?: string,"view_count"?: number,"visibility"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "projects_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"refunds": {
                  Row: {
                    "amount_cents": number,"asked_at": string | null,"case_id": string | null,"confirmed_at": string | null,"created_at": string,"credit_note_id": string | null,"denied_at": string | null,"hire_request_id": string,"id": string,"invoice_id": string,"is_credit": boolean,"owed_at": string,"reason": string,"refund_key": string | null,"reminders": number,"sent_at": string | null,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_cents": number,"asked_at"?: string | null,"case_id"?: string | null,"confirmed_at"?: string | null,"created_at"?: string,"credit_note_id"?: string | null,"denied_at"?: string | null,"hire_request_id": string,"id"?: string,"invoice_id": string,"is_credit": boolean,"owed_at"?: string,"reason": string,"refund_key"?: string | null,"reminders"?: number,"sent_at"?: string | null,"status": string
                  }
                  Update: {
                    "amount_cents"?: number,"asked_at"?: string | null,"case_id"?: string | null,"confirmed_at"?: string | null,"created_at"?: string,"credit_note_id"?: string | null,"denied_at"?: string | null,"hire_request_id"?: string,"id"?: string,"invoice_id"?: string,"is_credit"?: boolean,"owed_at"?: string,"reason"?: string,"refund_key"?: string | null,"reminders"?: number,"sent_at"?: string | null,"status"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "refunds_case_id_fkey"
      columns: ["case_id"]
isOneToOne: false
      referencedRelation: "cases"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "refunds_credit_note_id_fkey"
      columns: ["credit_note_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "refunds_hire_request_id_fkey"
      columns: ["hire_request_id"]
isOneToOne: false
      referencedRelation: "hire_requests"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "refunds_invoice_id_fkey"
      columns: ["invoice_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id"]
    }
                  ]
                },"reports": {
                  Row: {
                    "created_at": string,"decided_at": string | null,"decided_by": string | null,"decision": string | null,"decision_note": string | null,"details": string | null,"id": string,"kind": string,"reason": string,"reporter_id": string | null,"status": string,"target_id": string,"target_title": string,"target_user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"decided_at"?: string | null,"decided_by"?: string | null,"decision"?: string | null,"decision_note"?: string | null,"details"?: string | null,"id"?: string,"kind": string,"reason": string,"reporter_id"?: string | null,"status"?: string,"target_id": string,"target_title"?: string,"target_user_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"decided_at"?: string | null,"decided_by"?: string | null,"decision"?: string | null,"decision_note"?: string | null,"details"?: string | null,"id"?: string,"kind"?: string,"reason"?: string,"reporter_id"?: string | null,"status"?: string,"target_id"?: string,"target_title"?: string,"target_user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "reports_reporter_id_fkey"
      columns: ["reporter_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reports_target_user_id_fkey"
      columns: ["target_user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"reviews": {
                  Row: {
                    "author_initial": string,"comment": string,"created_at": string,"edited_at": string | null,"hidden_at": string | null,"hire_request_id": string | null,"id": string,"is_counted": boolean,"is_edited_after_reply": boolean,"project_id": string | null,"rating": number,"replied_at": string | null,"reply": string | null,"target_user_id": string,"updated_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "author_initial"?: string,"comment": string,"created_at"?: string,"edited_at"?: string | null,"hidden_at"?: string | null,"hire_request_id"?: string | null,"id"?: string,"is_counted"?: boolean,"is_edited_after_reply"?: boolean,"project_id"?: string | null,"rating": number,"replied_at"?: string | null,"reply"?: string | null,"target_user_id": string,"updated_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "author_initial"?: string,"comment"?: string,"created_at"?: string,"edited_at"?: string | null,"hidden_at"?: string | null,"hire_request_id"?: string | null,"id"?: string,"is_counted"?: boolean,"is_edited_after_reply"?: boolean,"project_id"?: string | null,"rating"?: number,"replied_at"?: string | null,"reply"?: string | null,"target_user_id"?: string,"updated_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "reviews_hire_request_id_fkey"
      columns: ["hire_request_id"]
isOneToOne: true
      referencedRelation: "hire_requests"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reviews_project_id_fkey"
      columns: ["project_id","target_user_id"]
isOneToOne: false
      referencedRelation: "projects"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "reviews_target_user_id_fkey"
      columns: ["target_user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reviews_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"saved_creators": {
                  Row: {
                    "created_at": string,"creator_id": string,"note": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"creator_id": string,"note"?: string | null,"user_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"creator_id"?: string,"note"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "saved_creators_creator_id_fkey"
      columns: ["creator_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "saved_creators_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"saved_searches": {
                  Row: {
                    "created_at": string,"frequency": string,"id": string,"kind": string,"last_match_at": string | null,"last_told_at": string | null,"name": string,"new_count": number,"search": NonNullable<Json>,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"frequency"?: string,"id"?: string,"kind": string,"last_match_at"?: string | null,"last_told_at"?: string | null,"name": string,"new_count"?: number,"search": NonNullable<Json>,"user_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"frequency"?: string,"id"?: string,"kind"?: string,"last_match_at"?: string | null,"last_told_at"?: string | null,"name"?: string,"new_count"?: number,"search"?: NonNullable<Json>,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "saved_searches_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"services": {
                  Row: {
                    "client_key": string,"created_at": string,"description": string,"duration": string,"id": string,"images": (string)[],"is_active": boolean,"metadata": NonNullable<Json>,"price": number,"requirements": string | null,"title": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "client_key"?: string,"created_at"?: string,"description": string,"duration": string,"id"?: string,"images"?: (string)[],"is_active"?: boolean,"metadata"?: NonNullable<Json>,"price": number,"requirements"?: string | null,"title": string,"updated_at"?: string,"user_id"?: string
                  }
                  Update: {
                    "client_key"?: string,"created_at"?: string,"description"?: string,"duration"?: string,"id"?: string,"images"?: (string)[],"is_active"?: boolean,"metadata"?: NonNullable<Json>,"price"?: number,"requirements"?: string | null,"title"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "services_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"transactions": {
                  Row: {
                    "amount": number,"client_id": string | null,"completed_at": string | null,"created_at": string,"creator_id": string | null,"hire_request_id": string,"id": string,"milestone": number,"reason": string,"status": string,"title": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"client_id"?: string | null,"completed_at"?: string | null,"created_at"?: string,"creator_id"?: string | null,"hire_request_id": string,"id"?: string,"milestone"?: number,"reason"?: string,"status"?: string,"title": string
                  }
                  Update: {
                    "amount"?: number,"client_id"?: string | null,"completed_at"?: string | null,"created_at"?: string,"creator_id"?: string | null,"hire_request_id"?: string,"id"?: string,"milestone"?: number,"reason"?: string,"status"?: string,"title"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "transactions_client_id_fkey"
      columns: ["client_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "transactions_creator_id_fkey"
      columns: ["creator_id"]
isOneToOne: false
      referencedRelation: "users"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "transactions_hire_request_id_fkey"
      columns: ["hire_request_id"]
isOneToOne: false
      referencedRelation: "hire_requests"
      referencedColumns: ["id"]
    }
                  ]
                },"user_private": {
                  Row: {
                    "created_at": string,"email": string | null,"onboarding_chat": NonNullable<Json>,"preferences": NonNullable<Json>,"purpose": string | null,"purpose_asked_at": string | null,"time_zone": string | null,"updated_at": string,"user_id": string,"view_count": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: string | null,"onboarding_chat"?: NonNullable<Json>,"preferences"?: NonNullable<Json>,"purpose"?: string | null,"purpose_asked_at"?: string | null,"time_zone"?: string | null,"updated_at"?: string,"user_id": string,"view_count"?: number
                  }
                  Update: {
                    "created_at"?: string,"email"?: string | null,"onboarding_chat"?: NonNullable<Json>,"preferences"?: NonNullable<Json>,"purpose"?: string | null,"purpose_asked_at"?: string | null,"time_zone"?: string | null,"updated_at"?: string,"user_id"?: string,"view_count"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "user_private_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "users"
      referencedColumns: ["id"]
    }
                  ]
                },"users": {
                  Row: {
                    "availability": string | null,"avatar": string | null,"bio": string | null,"created_at": string,"education": NonNullable<Json>,"experience": NonNullable<Json>,"github": string | null,"hourly_rate": number | null,"id": string,"instagram": string | null,"is_dev": boolean,"languages": (string)[],"linkedin": string | null,"location": string | null,"name": string,"preferred_language": string | null,"rating_avg": number,"rating_count": number,"skills": (string)[],"specialization": string | null,"twitter": string | null,"updated_at": string,"username": string | null,"website": string | null,"years_experience": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "availability"?: string | null,"avatar"?: string | null,"bio"?: string | null,"created_at"?: string,"education"?: NonNullable<Json>,"experience"?: NonNullable<Json>,"github"?: string | null,"hourly_rate"?: number | null,"id": string,"instagram"?: string | null,"is_dev"?: boolean,"languages"?: (string)[],"linkedin"?: string | null,"location"?: string | null,"name": string,"preferred_language"?: string | null,"rating_avg"?: number,"rating_count"?: number,"skills"?: (string)[],"specialization"?: string | null,"twitter"?: string | null,"updated_at"?: string,"username"?: string | null,"website"?: string | null,"years_experience"?: number | null
                  }
                  Update: {
                    "availability"?: string | null,"avatar"?: string | null,"bio"?: string | null,"created_at"?: string,"education"?: NonNullable<Json>,"experience"?: NonNullable<Json>,"github"?: string | null,"hourly_rate"?: number | null,"id"?: string,"instagram"?: string | null,"is_dev"?: boolean,"languages"?: (string)[],"linkedin"?: string | null,"location"?: string | null,"name"?: string,"preferred_language"?: string | null,"rating_avg"?: number,"rating_count"?: number,"skills"?: (string)[],"specialization"?: string | null,"twitter"?: string | null,"updated_at"?: string,"username"?: string | null,"website"?: string | null,"years_experience"?: number | null
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "act_on_hire_request":
{ Args: { "action": string,"attachments"?: Json,"due_on"?: string,"expected_version"?: number,"id": string,"links"?: Json,"no_due_date"?: boolean,"note"?: string }; Returns: {
              "acts": number,
"agreed_offer_id": string | null,
"client_id": string | null,
"created_at": string,
"creator_id": string | null,
"delivered_at": string | null,
"due_on": string | null,
"due_reminder": string | null,
"duration": string | null,
"end_asked_at": string | null,
"end_asked_by": string | null,
"first_delivered_at": string | null,
"hours": number | null,
"id": string,
"included": (string)[] | null,
"message": string,
"milestone": number,
"no_due_date": boolean,
"open_offer_id": string | null,
"package_name": string | null,
"price": number | null,
"project_id": string | null,
"reminders": number,
"request_digest": string,
"request_key": string,
"resolution": string | null,
"revisions": number | null,
"revisions_used": number,
"sale_kind": string | null,
"sale_returned_at": string | null,
"scope": string | null,
"service_id": string | null,
"status": string,
"time_zone": string,
"title": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hire_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"admin_decide_appeal":
{ Args: { "id": string,"note": string,"outcome": string,"shows_reviews"?: boolean }; Returns: undefined
                           },
"admin_decide_case":
{ Args: { "cents"?: number,"id": string,"note": string,"outcome": string }; Returns: undefined
                           },
"admin_decide_report":
{ Args: { "decision": string,"fake_reviews"?: (string)[],"note": string,"report_id": string }; Returns: undefined
                           },
"admin_delete_newsletter":
{ Args: { "id": string }; Returns: undefined
                           },
"admin_delete_synonyms":
{ Args: { "id": string,"reason": string }; Returns: undefined
                           },
"admin_feature":
{ Args: { "project_id": string,"reason": string }; Returns: boolean
                           },
"admin_find_by_email":
{ Args: { "email": string }; Returns: Json
                           },
"admin_grant_admin":
{ Args: { "reason": string,"user_id": string }; Returns: boolean
                           },
"admin_hide":
{ Args: { "item_id": string,"kind": string,"reason": string }; Returns: boolean
                           },
"admin_hide_reviews":
{ Args: { "reason": string,"review_ids": (string)[],"user_id": string }; Returns: boolean
                           },
"admin_list_appeals":
{ Args: { "cursor"?: string,"page_size"?: number,"status"?: string }; Returns: Json
                           },
"admin_list_audit":
{ Args: { "action"?: string,"cursor"?: string,"page_size"?: number,"q"?: string,"since"?: string,"until"?: string }; Returns: Json
                           },
"admin_list_cases":
{ Args: { "cursor"?: string,"page_size"?: number,"q"?: string,"status"?: string }; Returns: Json
                           },
"admin_list_clients":
{ Args: { "cursor"?: string,"page_size"?: number,"q"?: string,"status"?: string }; Returns: Json
                           },
"admin_list_creators":
{ Args: { "cursor"?: string,"page_size"?: number,"q"?: string,"status"?: string }; Returns: Json
                           },
"admin_list_hidden":
{ Args: { "cursor"?: string,"page_size"?: number,"q"?: string }; Returns: Json
                           },
"admin_list_jobs":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_list_mails":
{ Args: { "cursor"?: string,"page_size"?: number,"status"?: string }; Returns: Json
                           },
"admin_list_newsletters":
{ Args: { "cursor"?: string,"page_size"?: number }; Returns: Json
                           },
"admin_list_payments":
{ Args: { "cursor"?: string,"page_size"?: number,"q"?: string,"status"?: string }; Returns: Json
                           },
"admin_list_projects":
{ Args: { "cursor"?: string,"page_size"?: number,"q"?: string,"status"?: string }; Returns: Json
                           },
"admin_list_reports":
{ Args: { "cursor"?: string,"page_size"?: number,"q"?: string,"status"?: string }; Returns: Json
                           },
"admin_list_requests":
{ Args: { "cursor"?: string,"page_size"?: number,"q"?: string,"status"?: string }; Returns: Json
                           },
"admin_list_reviews":
{ Args: { "cursor"?: string,"page_size"?: number,"q"?: string,"status"?: string }; Returns: Json
                           },
"admin_list_services":
{ Args: { "cursor"?: string,"page_size"?: number,"q"?: string,"status"?: string }; Returns: Json
                           },
"admin_list_subscribers":
{ Args: { "cursor"?: string,"page_size"?: number,"status"?: string }; Returns: Json
                           },
"admin_list_synonyms":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_metrics":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_open_case":
{ Args: { "id": string }; Returns: Json
                           },
"admin_open_report":
{ Args: { "report_id": string }; Returns: Json
                           },
"admin_overview":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"admin_restore":
{ Args: { "reason": string,"shows_reviews"?: boolean,"user_id": string }; Returns: boolean
                           },
"admin_retry_mail":
{ Args: { "mail_id": string }; Returns: undefined
                           },
"admin_revoke_admin":
{ Args: { "reason": string,"user_id": string }; Returns: boolean
                           },
"admin_save_newsletter":
{ Args: { "body": string,"id": string,"subject": string }; Returns: undefined
                           },
"admin_save_synonyms":
{ Args: { "id": string,"reason": string,"terms": (string)[] }; Returns: undefined
                           },
"admin_send_newsletter":
{ Args: { "id": string }; Returns: number
                           },
"admin_suspend":
{ Args: { "fake_reviews"?: (string)[],"reason": string,"user_id": string }; Returns: boolean
                           },
"admin_test_newsletter":
{ Args: { "email": string,"id": string }; Returns: undefined
                           },
"admin_unfeature":
{ Args: { "project_id": string,"reason": string }; Returns: boolean
                           },
"admin_unhide":
{ Args: { "item_id": string,"kind": string,"reason": string }; Returns: boolean
                           },
"am_i_admin":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"announce_health_report":
{ Args: { "is_announced": boolean,"project_id": string }; Returns: undefined
                           },
"answer_case":
{ Args: { "action": string,"cents"?: number,"id": string,"outcome"?: string,"text"?: string }; Returns: undefined
                           },
"answer_end":
{ Args: { "action": string,"expected_version"?: number,"id": string,"note"?: string }; Returns: {
              "acts": number,
"agreed_offer_id": string | null,
"client_id": string | null,
"created_at": string,
"creator_id": string | null,
"delivered_at": string | null,
"due_on": string | null,
"due_reminder": string | null,
"duration": string | null,
"end_asked_at": string | null,
"end_asked_by": string | null,
"first_delivered_at": string | null,
"hours": number | null,
"id": string,
"included": (string)[] | null,
"message": string,
"milestone": number,
"no_due_date": boolean,
"open_offer_id": string | null,
"package_name": string | null,
"price": number | null,
"project_id": string | null,
"reminders": number,
"request_digest": string,
"request_key": string,
"resolution": string | null,
"revisions": number | null,
"revisions_used": number,
"sale_kind": string | null,
"sale_returned_at": string | null,
"scope": string | null,
"service_id": string | null,
"status": string,
"time_zone": string,
"title": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hire_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"answer_offer":
{ Args: { "action": string,"id": string,"note"?: string }; Returns: {
              "acts": number,
"agreed_offer_id": string | null,
"client_id": string | null,
"created_at": string,
"creator_id": string | null,
"delivered_at": string | null,
"due_on": string | null,
"due_reminder": string | null,
"duration": string | null,
"end_asked_at": string | null,
"end_asked_by": string | null,
"first_delivered_at": string | null,
"hours": number | null,
"id": string,
"included": (string)[] | null,
"message": string,
"milestone": number,
"no_due_date": boolean,
"open_offer_id": string | null,
"package_name": string | null,
"price": number | null,
"project_id": string | null,
"reminders": number,
"request_digest": string,
"request_key": string,
"resolution": string | null,
"revisions": number | null,
"revisions_used": number,
"sale_kind": string | null,
"sale_returned_at": string | null,
"scope": string | null,
"service_id": string | null,
"status": string,
"time_zone": string,
"title": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hire_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"answer_purpose":
{ Args: { "purpose": string }; Returns: undefined
                           },
"appeal_suspension":
{ Args: { "text": string }; Returns: undefined
                           },
"ask_for_time":
{ Args: { "due_on": string,"expected_version"?: number,"id": string,"offer_key": string,"reason": string }; Returns: {
              "acts": number,
"agreed_offer_id": string | null,
"client_id": string | null,
"created_at": string,
"creator_id": string | null,
"delivered_at": string | null,
"due_on": string | null,
"due_reminder": string | null,
"duration": string | null,
"end_asked_at": string | null,
"end_asked_by": string | null,
"first_delivered_at": string | null,
"hours": number | null,
"id": string,
"included": (string)[] | null,
"message": string,
"milestone": number,
"no_due_date": boolean,
"open_offer_id": string | null,
"package_name": string | null,
"price": number | null,
"project_id": string | null,
"reminders": number,
"request_digest": string,
"request_key": string,
"resolution": string | null,
"revisions": number | null,
"revisions_used": number,
"sale_kind": string | null,
"sale_returned_at": string | null,
"scope": string | null,
"service_id": string | null,
"status": string,
"time_zone": string,
"title": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hire_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"ask_purpose":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"before_request":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"block_images_to_remove":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"block_user":
{ Args: { "user_id": string }; Returns: undefined
                           },
"case_evidence":
{ Args: { "id": string }; Returns: Json
                           },
"check_project":
{ Args: { "project_id": string }; Returns: undefined
                           },
"claim_health_report":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"claim_mails":
{ Args: { "max_mails"?: number }; Returns: Json
                           },
"claim_site_checks":
{ Args: { "max_checks"?: number }; Returns: Json
                           },
"client_record":
{ Args: { "client_id": string }; Returns: Json
                           },
"complete_onboarding":
{ Args: { "profile": Json,"replaced"?: (string)[],"transcript"?: Json }; Returns: undefined
                           },
"confirm_contact_email":
{ Args: { "token": string }; Returns: undefined
                           },
"confirm_credit":
{ Args: { "id": string }; Returns: {
              "amount_cents": number,
"asked_at": string | null,
"case_id": string | null,
"confirmed_at": string | null,
"created_at": string,
"credit_note_id": string | null,
"denied_at": string | null,
"hire_request_id": string,
"id": string,
"invoice_id": string,
"is_credit": boolean,
"owed_at": string,
"reason": string,
"refund_key": string | null,
"reminders": number,
"sent_at": string | null,
"status": string
            }
                          SetofOptions: {
        from: "*"
        to: "refunds"
        isOneToOne: true
        isSetofReturn: false
      } },
"confirm_newsletter":
{ Args: { "token": string }; Returns: undefined
                           },
"confirm_payment":
{ Args: { "action": string,"id": string }; Returns: {
              "buyer": NonNullable<Json>,
"client_id": string | null,
"corrects": string | null,
"created_at": string,
"creator_id": string | null,
"credits": string | null,
"denied_at": string | null,
"former_creator_id": string | null,
"hire_request_id": string,
"id": string,
"kind": string,
"lines": NonNullable<Json>,
"milestone": number,
"note": string | null,
"number": string,
"paid_at": string | null,
"received_at": string | null,
"reminded_at": string | null,
"seller": NonNullable<Json>,
"serial": number,
"tax": Json | null,
"total_cents": number,
"year": number
            }
                          SetofOptions: {
        from: "*"
        to: "invoices"
        isOneToOne: true
        isSetofReturn: false
      } },
"confirm_refund":
{ Args: { "id": string }; Returns: {
              "amount_cents": number,
"asked_at": string | null,
"case_id": string | null,
"confirmed_at": string | null,
"created_at": string,
"credit_note_id": string | null,
"denied_at": string | null,
"hire_request_id": string,
"id": string,
"invoice_id": string,
"is_credit": boolean,
"owed_at": string,
"reason": string,
"refund_key": string | null,
"reminders": number,
"sent_at": string | null,
"status": string
            }
                          SetofOptions: {
        from: "*"
        to: "refunds"
        isOneToOne: true
        isSetofReturn: false
      } },
"confirm_tax":
{ Args: { "id": string,"sides": Json,"tax": Json }; Returns: undefined
                           },
"conversation_details":
{ Args: { "conversation_id": string }; Returns: Json
                           },
"conversation_files":
{ Args: { "conversation_id": string,"cursor"?: string,"page_size"?: number }; Returns: Json
                           },
"conversation_messages":
{ Args: { "after"?: string,"around"?: string,"before"?: string,"conversation_id": string,"page_size"?: number }; Returns: Json
                           },
"correct_invoice":
{ Args: { "id": string,"note"?: string }; Returns: {
              "buyer": NonNullable<Json>,
"client_id": string | null,
"corrects": string | null,
"created_at": string,
"creator_id": string | null,
"credits": string | null,
"denied_at": string | null,
"former_creator_id": string | null,
"hire_request_id": string,
"id": string,
"kind": string,
"lines": NonNullable<Json>,
"milestone": number,
"note": string | null,
"number": string,
"paid_at": string | null,
"received_at": string | null,
"reminded_at": string | null,
"seller": NonNullable<Json>,
"serial": number,
"tax": Json | null,
"total_cents": number,
"year": number
            }
                          SetofOptions: {
        from: "*"
        to: "invoices"
        isOneToOne: true
        isSetofReturn: false
      } },
"count_creators":
{ Args: { "availability"?: (string)[],"languages"?: (string)[],"locations"?: (string)[],"max_days"?: number,"max_price"?: number,"min_price"?: number,"min_rating"?: number,"models"?: (string)[],"q"?: string,"skills"?: (string)[] }; Returns: Json
                           },
"count_projects":
{ Args: { "industries"?: (string)[],"q"?: string,"sale"?: (string)[],"technologies"?: (string)[],"types"?: (string)[] }; Returns: Json
                           },
"count_services":
{ Args: { "availability"?: (string)[],"languages"?: (string)[],"locations"?: (string)[],"max_days"?: number,"max_price"?: number,"min_price"?: number,"min_rating"?: number,"models"?: (string)[],"q"?: string,"skills"?: (string)[] }; Returns: Json
                           },
"create_hire_request":
{ Args: { "attachments"?: Json,"budget"?: number,"creator_id": string,"from_project_id"?: string,"hours"?: number,"message"?: string,"package_name"?: string,"project_id"?: string,"request_key"?: string,"sale_kind"?: string,"service_id"?: string,"title"?: string }; Returns: {
              "acts": number,
"agreed_offer_id": string | null,
"client_id": string | null,
"created_at": string,
"creator_id": string | null,
"delivered_at": string | null,
"due_on": string | null,
"due_reminder": string | null,
"duration": string | null,
"end_asked_at": string | null,
"end_asked_by": string | null,
"first_delivered_at": string | null,
"hours": number | null,
"id": string,
"included": (string)[] | null,
"message": string,
"milestone": number,
"no_due_date": boolean,
"open_offer_id": string | null,
"package_name": string | null,
"price": number | null,
"project_id": string | null,
"reminders": number,
"request_digest": string,
"request_key": string,
"resolution": string | null,
"revisions": number | null,
"revisions_used": number,
"sale_kind": string | null,
"sale_returned_at": string | null,
"scope": string | null,
"service_id": string | null,
"status": string,
"time_zone": string,
"title": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hire_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"create_recovery_codes":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"creator_by_former_username":
{ Args: { "name": string }; Returns: string
                           },
"creator_contact":
{ Args: { "creator_id": string }; Returns: string
                           },
"creator_record":
{ Args: { "creator_id": string }; Returns: Json
                           },
"creators_to_compare":
{ Args: { "ids": (string)[] }; Returns: {
              "availability": string,"avatar": string,"hourly_rate": number,"id": string,"languages": (string)[],"location": string,"name": string,"offer": Json,"project_count": number,"rating_avg": number,"rating_count": number,"record": Json,"skills": (string)[],"username": string,"years_experience": number
            }[]
                           },
"delete_my_account":
{ Args: { "confirmation": string }; Returns: undefined
                           },
"deny_payment":
{ Args: { "id": string }; Returns: {
              "buyer": NonNullable<Json>,
"client_id": string | null,
"corrects": string | null,
"created_at": string,
"creator_id": string | null,
"credits": string | null,
"denied_at": string | null,
"former_creator_id": string | null,
"hire_request_id": string,
"id": string,
"kind": string,
"lines": NonNullable<Json>,
"milestone": number,
"note": string | null,
"number": string,
"paid_at": string | null,
"received_at": string | null,
"reminded_at": string | null,
"seller": NonNullable<Json>,
"serial": number,
"tax": Json | null,
"total_cents": number,
"year": number
            }
                          SetofOptions: {
        from: "*"
        to: "invoices"
        isOneToOne: true
        isSetofReturn: false
      } },
"deny_refund":
{ Args: { "id": string }; Returns: {
              "amount_cents": number,
"asked_at": string | null,
"case_id": string | null,
"confirmed_at": string | null,
"created_at": string,
"credit_note_id": string | null,
"denied_at": string | null,
"hire_request_id": string,
"id": string,
"invoice_id": string,
"is_credit": boolean,
"owed_at": string,
"reason": string,
"refund_key": string | null,
"reminders": number,
"sent_at": string | null,
"status": string
            }
                          SetofOptions: {
        from: "*"
        to: "refunds"
        isOneToOne: true
        isSetofReturn: false
      } },
"discard_attachment":
{ Args: { "id": string }; Returns: undefined
                           },
"email_available":
{ Args: { "email": string }; Returns: boolean
                           },
"end_other_sessions":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"end_session":
{ Args: { "id": string }; Returns: undefined
                           },
"enter_refund":
{ Args: { "amount_cents": number,"invoice_id": string,"reason": string,"refund_key": string }; Returns: {
              "amount_cents": number,
"asked_at": string | null,
"case_id": string | null,
"confirmed_at": string | null,
"created_at": string,
"credit_note_id": string | null,
"denied_at": string | null,
"hire_request_id": string,
"id": string,
"invoice_id": string,
"is_credit": boolean,
"owed_at": string,
"reason": string,
"refund_key": string | null,
"reminders": number,
"sent_at": string | null,
"status": string
            }
                          SetofOptions: {
        from: "*"
        to: "refunds"
        isOneToOne: true
        isSetofReturn: false
      } },
"export_my_data":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"grant_admin_by_email":
{ Args: { "email": string,"reason": string }; Returns: boolean
                           },
"health_report_by_link":
{ Args: { "token": string }; Returns: Json
                           },
"health_report_dates":
{ Args: { "project_ids": (string)[] }; Returns: {
              "made_at": string,"project_id": string
            }[]
                           },
"is_new_email_taken":
{ Args: { "token_hash": string }; Returns: boolean
                           },
"is_proven":
{ Args: { "project": Omit<Database["public"]['Tables']["projects"]['Row'], Database["public"]['Tables']["projects"]['ComputedFields']> }; Returns: boolean
                           },
"item_status":
{ Args: { "id": string,"kind": string }; Returns: string
                           },
"join_newsletter":
{ Args: { "email": string }; Returns: undefined
                           },
"make_offer":
{ Args: { "attachments"?: Json,"days"?: number,"due_on"?: string,"expected_version"?: number,"id": string,"milestones"?: Json,"note"?: string,"offer_key"?: string,"price": number,"revisions"?: number,"scope": string,"title": string,"valid_until"?: string }; Returns: {
              "acts": number,
"agreed_offer_id": string | null,
"client_id": string | null,
"created_at": string,
"creator_id": string | null,
"delivered_at": string | null,
"due_on": string | null,
"due_reminder": string | null,
"duration": string | null,
"end_asked_at": string | null,
"end_asked_by": string | null,
"first_delivered_at": string | null,
"hours": number | null,
"id": string,
"included": (string)[] | null,
"message": string,
"milestone": number,
"no_due_date": boolean,
"open_offer_id": string | null,
"package_name": string | null,
"price": number | null,
"project_id": string | null,
"reminders": number,
"request_digest": string,
"request_key": string,
"resolution": string | null,
"revisions": number | null,
"revisions_used": number,
"sale_kind": string | null,
"sale_returned_at": string | null,
"scope": string | null,
"service_id": string | null,
"status": string,
"time_zone": string,
"title": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hire_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"mark_read":
{ Args: { "conversation_id": string }; Returns: undefined
                           },
"mute_conversation":
{ Args: { "conversation_id": string,"muted": boolean }; Returns: undefined
                           },
"my_blocks":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_conversations":
{ Args: { "cursor"?: string,"page_size"?: number,"q"?: string }; Returns: Json
                           },
"my_earnings_figures":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_health_report":
{ Args: { "project_id": string }; Returns: Json
                           },
"my_hire_request":
{ Args: { "id": string }; Returns: Json
                           },
"my_hire_requests":
{ Args: { "cursor"?: string,"page_size"?: number,"side": string,"status": string }; Returns: Json
                           },
"my_invoices":
{ Args: { "cursor"?: string,"page_size"?: number,"side": string }; Returns: Json
                           },
"my_notification_settings":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_obligations":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_presence":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"my_project_proofs":
{ Args: { "project_id": string }; Returns: Json
                           },
"my_record_cases":
{ Args: { "cursor"?: string,"figure": string,"page_size"?: number }; Returns: Json
                           },
"my_request_dates":
{ Args: { "side": string }; Returns: Json
                           },
"my_restrictions":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_saved_projects":
{ Args: { "cursor"?: string,"page_size"?: number,"q"?: string }; Returns: Json
                           },
"my_second_factor":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_sessions":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_storage":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_tax_sides":
{ Args: { "id": string }; Returns: Json
                           },
"newest_projects_with_tags":
{ Args: { "page_size"?: number,"tags": (string)[] }; Returns: Json
                           },
"next_attachments_to_remove":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"next_images_to_remove":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"open_case":
{ Args: { "about"?: string,"attachments"?: Json,"case_key"?: string,"cents"?: number,"happened": string,"is_paid"?: boolean,"request_id": string,"wants": string }; Returns: string
                           },
"open_saved_search":
{ Args: { "search_id": string }; Returns: undefined
                           },
"people":
{ Args: { "ids": (string)[] }; Returns: {
              "avatar": string,"id": string,"is_creator": boolean,"is_suspended": boolean,"last_seen_at": string,"name": string
            }[]
                           },
"project_by_link":
{ Args: { "project_id": string }; Returns: Json
                           },
"project_proofs":
{ Args: { "project_ids": (string)[] }; Returns: {
              "method": string,"project_id": string,"proven_at": string,"subject": string
            }[]
                           },
"propose_end":
{ Args: { "expected_version"?: number,"id": string,"reason": string }; Returns: {
              "acts": number,
"agreed_offer_id": string | null,
"client_id": string | null,
"created_at": string,
"creator_id": string | null,
"delivered_at": string | null,
"due_on": string | null,
"due_reminder": string | null,
"duration": string | null,
"end_asked_at": string | null,
"end_asked_by": string | null,
"first_delivered_at": string | null,
"hours": number | null,
"id": string,
"included": (string)[] | null,
"message": string,
"milestone": number,
"no_due_date": boolean,
"open_offer_id": string | null,
"package_name": string | null,
"price": number | null,
"project_id": string | null,
"reminders": number,
"request_digest": string,
"request_key": string,
"resolution": string | null,
"revisions": number | null,
"revisions_used": number,
"sale_kind": string | null,
"sale_returned_at": string | null,
"scope": string | null,
"service_id": string | null,
"status": string,
"time_zone": string,
"title": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hire_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"record_profile_view":
{ Args: { "creator_id": string,"viewer_key": string }; Returns: undefined
                           },
"record_view":
{ Args: { "project_id": string,"viewer_key": string }; Returns: undefined
                           },
"remove_attachment":
{ Args: { "id": string }; Returns: undefined
                           },
"remove_late_app":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"remove_second_factor":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"reply_to_review":
{ Args: { "edited_at"?: string,"id": string,"text": string }; Returns: undefined
                           },
"report_health":
{ Args: { "files": number,"findings": Json,"id": string,"is_partial": boolean,"outcome": string }; Returns: undefined
                           },
"report_mail":
{ Args: { "id": string,"outcome": string,"response"?: string }; Returns: undefined
                           },
"report_site_check":
{ Args: { "id": string,"method"?: string,"outcome": string,"requests"?: number }; Returns: undefined
                           },
"request_health_report":
{ Args: { "project_id": string }; Returns: undefined
                           },
"reserve_attachment":
{ Args: { "height"?: number,"id": string,"name": string,"preview_size"?: number,"preview_widths"?: (number)[],"size": number,"type": string,"width"?: number }; Returns: undefined
                           },
"return_to_sale":
{ Args: { "project_id": string }; Returns: undefined
                           },
"returnable_projects":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"review_authors":
{ Args: { "review_ids": (string)[] }; Returns: {
              "avatar": string,"name": string,"review_id": string
            }[]
                           },
"review_hires":
{ Args: { "review_ids": (string)[] }; Returns: {
              "month": string,"review_id": string,"service": string
            }[]
                           },
"save_project":
{ Args: { "changes": Json,"code_samples"?: Json,"key": string,"media"?: Json,"version"?: string }; Returns: {
              "id": string,"updated_at": string
            }[]
                           },
"save_project_material":
{ Args: { "code_samples": Json,"media": Json,"project": string }; Returns: undefined
                           },
"save_zip_findings":
{ Args: { "files": number,"findings": Json,"is_partial": boolean,"project_id": string }; Returns: undefined
                           },
"search_creators":
{ Args: { "availability"?: (string)[],"cursor"?: string,"languages"?: (string)[],"locations"?: (string)[],"max_days"?: number,"max_price"?: number,"min_price"?: number,"min_rating"?: number,"models"?: (string)[],"page_size"?: number,"q"?: string,"skills"?: (string)[],"sort"?: string }; Returns: Json
                           },
"search_messages":
{ Args: { "cursor"?: string,"page_size"?: number,"q": string }; Returns: Json
                           },
"search_projects":
{ Args: { "cursor"?: string,"industries"?: (string)[],"page_size"?: number,"q"?: string,"sale"?: (string)[],"sort"?: string,"technologies"?: (string)[],"types"?: (string)[] }; Returns: Json
                           },
"search_services":
{ Args: { "availability"?: (string)[],"cursor"?: string,"languages"?: (string)[],"locations"?: (string)[],"max_days"?: number,"max_price"?: number,"min_price"?: number,"min_rating"?: number,"models"?: (string)[],"page_size"?: number,"q"?: string,"skills"?: (string)[],"sort"?: string }; Returns: Json
                           },
"send_message":
{ Args: { "attachments"?: Json,"client_key": string,"other_id": string,"text": string }; Returns: string
                           },
"send_refund":
{ Args: { "id": string }; Returns: {
              "amount_cents": number,
"asked_at": string | null,
"case_id": string | null,
"confirmed_at": string | null,
"created_at": string,
"credit_note_id": string | null,
"denied_at": string | null,
"hire_request_id": string,
"id": string,
"invoice_id": string,
"is_credit": boolean,
"owed_at": string,
"reason": string,
"refund_key": string | null,
"reminders": number,
"sent_at": string | null,
"status": string
            }
                          SetofOptions: {
        from: "*"
        to: "refunds"
        isOneToOne: true
        isSetofReturn: false
      } },
"set_notification_settings":
{ Args: { "digest": string,"email_off": boolean,"not_by_email": (string)[],"not_in_app": (string)[] }; Returns: undefined
                           },
"share_health_report":
{ Args: { "days": number,"project_id": string }; Returns: undefined
                           },
"show_presence":
{ Args: { "shown": boolean }; Returns: undefined
                           },
"sitemap_counts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"sitemap_entries":
{ Args: { "kind": string,"part": number }; Returns: Json
                           },
"stop_health_link":
{ Args: { "project_id": string }; Returns: undefined
                           },
"suggest_search":
{ Args: { "kind": string,"q": string }; Returns: (string)[]
                           },
"touch_last_seen":
{ Args: { "time_zone"?: string }; Returns: undefined
                           },
"unblock_user":
{ Args: { "user_id": string }; Returns: undefined
                           },
"unread_messages":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"unsubscribe":
{ Args: { "token": string }; Returns: string
                           },
"use_recovery_code":
{ Args: { "code": string }; Returns: boolean
                           },
"username_available":
{ Args: { "name": string }; Returns: boolean
                           },
"username_status":
{ Args: { "username": string }; Returns: string
                           },
"wallet_balance":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"withdraw_payment":
{ Args: { "id": string }; Returns: {
              "buyer": NonNullable<Json>,
"client_id": string | null,
"corrects": string | null,
"created_at": string,
"creator_id": string | null,
"credits": string | null,
"denied_at": string | null,
"former_creator_id": string | null,
"hire_request_id": string,
"id": string,
"kind": string,
"lines": NonNullable<Json>,
"milestone": number,
"note": string | null,
"number": string,
"paid_at": string | null,
"received_at": string | null,
"reminded_at": string | null,
"seller": NonNullable<Json>,
"serial": number,
"tax": Json | null,
"total_cents": number,
"year": number
            }
                          SetofOptions: {
        from: "*"
        to: "invoices"
        isOneToOne: true
        isSetofReturn: false
      } }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
